import { promotionRows, switchPromotion } from '#store/merchant/promotions.ts';
import { createPromotion, deletePromotion } from '#store/promotion/own-promotions.ts';
import { amountIn } from './line/amount.ts';
import type { CliContext, Command, CommandResult, Given } from './line/command-result.ts';
import { Mistake, spanOf, wholeNumber } from './line/command-result.ts';

const list: Command = {
  name: 'promotions list',
  help: 'Lists the promotions of the content and those made here, strongest first, with how often they were used.',
  run: async (cli) => {
    const rows = await promotionRows(await cli.open(), cli.now);
    return { kind: 'list', rows, whenEmpty: 'There are no promotions.' };
  },
};

const create: Command = {
  name: 'promotions create',
  options: {
    code: { value: 'code', help: 'what customers enter; without it the promotion holds by itself' },
    percent: { value: 'n', help: 'so many percent off the goods' },
    amount: { value: 'amount', help: 'so much off the goods, 20.00' },
    from: { value: 'day', help: 'holds from this day on; at once when not said' },
    to: { value: 'day', help: 'last day on which it holds' },
    'min-total': { value: 'amount', help: 'only from this value of goods on' },
    limit: { value: 'n', help: 'so many orders may use it' },
    'limit-per-customer': { value: 'n', help: 'so many orders of one customer may use it' },
    name: { value: 'words', help: 'as the cart names it, in every language; the code when not said' },
  },
  help: 'Makes a promotion that shoppers get at once or from a day on. Codes do not combine: it takes the place of every other code.',
  run: async (cli, given) => {
    const { from, to } = spanOf(given);
    const count = (name: string) => {
      const typed = given.option(name);
      return typed === undefined ? null : wholeNumber(`--${name}`, typed, 1);
    };
    const key = await createPromotion(
      await cli.open(),
      {
        code: given.option('code') ?? null,
        name: given.option('name') ?? null,
        takesOff: takesOffIn(given),
        ...{ from, to },
        minTotal: amountIn(given, 'min-total'),
        maxUses: count('limit'),
        maxUsesPerCustomer: count('limit-per-customer'),
      },
      cli.now,
    );
    return { kind: 'done', sentence: `Promotion ${key} is made.` };
  },
};

/** @throws {Mistake} */
function takesOffIn(given: Given): { percent: number } | { amount: number } {
  const percent = given.option('percent');
  const amount = amountIn(given, 'amount');
  if ((percent === undefined) === (amount === null))
    throw new Mistake('How much? Name --percent or --amount, not both.');
  return amount === null ? { percent: wholeNumber('--percent', percent ?? '', 1) } : { amount };
}

const remove: Command = {
  name: 'promotions delete',
  takes: ['id'],
  help: 'Removes a promotion that was made here and that no order has used. What has been used is switched off by promotions disable.',
  run: async (cli, { words: [id = ''] }) => {
    await deletePromotion(await cli.open(), id);
    return { kind: 'done', sentence: `Promotion ${id} is gone.` };
  },
};

const enable: Command = {
  name: 'promotions enable',
  takes: ['id'],
  help: 'Lets a promotion apply again, as it was made or as content has it.',
  run: (cli, { words: [id = ''] }) => switchIt(cli, id, 'on'),
};

const disable: Command = {
  name: 'promotions disable',
  takes: ['id'],
  help: 'Switches a promotion off, whatever content says.',
  run: (cli, { words: [id = ''] }) => switchIt(cli, id, 'off'),
};

export const promotionCommands = [list, create, enable, disable, remove];

async function switchIt(cli: CliContext, key: string, to: 'on' | 'off'): Promise<CommandResult> {
  await switchPromotion(await cli.open(), key, to);
  return { kind: 'done', sentence: `Promotion ${key} is ${to}.` };
}
