import { inLanguage } from '#i18n/locales.ts';
import { type KnownPromotion, pausePromotion, readAllPromotions } from '#store/records/checkout/promotions.ts';
import type { CliContext, Command, CommandResult, Row } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';

const list: Command = {
  name: 'promotions list',
  help: 'Lists the promotions of the content, strongest first, with how often they were used.',
  run: async (cli) => {
    const { records } = await cli.open();
    const rows = (await readAllPromotions(records.read)).map((each) => promotionRow(each, cli.now));
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

/** Whether a promotion applies today: switched on is not enough once it is over or used up. */
function validity({ promotion, uses, isPaused }: KnownPromotion, now: Date): string {
  const { active, validFrom, validUntil, maxUses } = promotion;
  if (!active || isPaused) return 'off';
  if (validUntil !== null && Date.parse(validUntil) < now.getTime()) return 'over';
  if (maxUses !== null && uses >= maxUses) return 'used up';
  return Date.parse(validFrom) > now.getTime() ? 'to come' : 'on';
}

const promotionRow = (entry: KnownPromotion, now: Date): Row => promotionFields(entry, validity(entry, now));

const promotionFields = ({ promotion, uses }: KnownPromotion, state: string): Row => ({
  id: promotion.key,
  on: state === 'on',
  state,
  code: promotion.code,
  from: promotion.validFrom,
  until: promotion.validUntil,
  uses,
  limit: promotion.maxUses,
  name: inLanguage('de', promotion.name),
});
