import { promotionRows, switchPromotion } from '#store/merchant/promotions.ts';
import type { CliContext, Command, CommandResult } from './line/command-result.ts';

const list: Command = {
  name: 'promotions list',
  help: 'Lists the promotions of the content, strongest first, with how often they were used.',
  run: async (cli) => {
    const rows = await promotionRows(await cli.open(), cli.now);
    return { kind: 'list', rows, whenEmpty: 'There are no promotions.' };
  },
};

const enable: Command = {
  name: 'promotions enable',
  takes: ['id'],
  help: 'Lets a promotion apply again, as content has it.',
  run: (cli, { words: [id = ''] }) => switchIt(cli, id, 'on'),
};

const disable: Command = {
  name: 'promotions disable',
  takes: ['id'],
  help: 'Switches a promotion off, whatever content says.',
  run: (cli, { words: [id = ''] }) => switchIt(cli, id, 'off'),
};

export const promotionCommands = [list, enable, disable];

async function switchIt(cli: CliContext, key: string, to: 'on' | 'off'): Promise<CommandResult> {
  await switchPromotion(await cli.open(), key, to);
  return { kind: 'done', sentence: `Promotion ${key} is ${to}.` };
}
