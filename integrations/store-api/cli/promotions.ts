import { inLanguage } from '#i18n/locales.ts';
import { type KnownPromotion, pausePromotion, readAllPromotions } from '#store/records/checkout/promotions.ts';
import type { CliContext, Command, CommandResult, Row } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';

const list: Command = {
  name: 'promotions list',
  help: 'Lists the promotions of the content, strongest first, with how often they were used.',
  run: async (cli) => {
    const { records } = await cli.open();
    const rows = (await readAllPromotions(records.read)).map(promotionRow);
    return { kind: 'list', rows, whenEmpty: 'There are no promotions.' };
  },
};

const enable: Command = {
  name: 'promotions enable',
  takes: ['id'],
  help: 'Lets a promotion apply again, as content has it.',
  run: (cli, { words: [id = ''] }) => switchPromotion(cli, id, 'on'),
};

const disable: Command = {
  name: 'promotions disable',
  takes: ['id'],
  help: 'Switches a promotion off, whatever content says.',
  run: (cli, { words: [id = ''] }) => switchPromotion(cli, id, 'off'),
};

export const promotionCommands = [list, enable, disable];

async function switchPromotion(cli: CliContext, key: string, to: 'on' | 'off'): Promise<CommandResult> {
  const { records } = await cli.open();
  await records.transaction(async (tx) => {
    const entry = (await readAllPromotions(tx)).find(({ promotion }) => promotion.key === key);
    if (!entry) throw new Mistake(`There is no promotion ${key}.`);
    if (to === 'on' && !entry.promotion.active)
      throw new Mistake(`Promotion ${key} is off in content: set "active: true" in content/shop/promotions.yaml.`);
    await pausePromotion(tx, entry.promotion.id, to === 'off');
  });
  return { kind: 'done', sentence: `Promotion ${key} is ${to}.` };
}

const promotionRow = ({ promotion, uses, isPaused }: KnownPromotion): Row => ({
  id: promotion.key,
  on: promotion.active && !isPaused,
  code: promotion.code,
  from: promotion.validFrom,
  until: promotion.validUntil,
  uses,
  limit: promotion.maxUses,
  name: inLanguage('de', promotion.name),
});
