import { money, returnRow } from '#store/merchant/order-rows.ts';
import type { ReturnRow } from '#store/records/checkout/returns.ts';
import { listReturns, receiveReturn, refundReturn, refuseReturn, requestReturn } from '#store/return/return.ts';
import type { Command, Given } from './line/command-result.ts';
import { Mistake, oneOf, reasonIn, wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const STATES = ['requested', 'received', 'refunded', 'refused'] as const;

export const ARTICLE = {
  value: 'number=pieces',
  help: 'so many pieces of this article, 12-110=2; one when there is no =',
  isRepeatable: true,
};

const list: Command = {
  name: 'returns list',
  options: {
    state: { value: 'state', help: `those that are ${STATES.join(', ')}; requested when not said` },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists goods that come back, oldest first.',
  run: async (cli, given) => {
    const state = oneOf('--state', given.option('state') ?? 'requested', STATES);
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const rows = (await listReturns(await cli.open(), state, limit)).map(returnRow);
    return { kind: 'list', rows, whenEmpty: 'There are no such returns.' };
  },
};

const request: Command = {
  name: 'returns request',
  takes: ['order number'],
  options: { article: ARTICLE, reason: { value: 'words', help: 'what the customer said' } },
  help: 'Notes that goods of an order are to come back, and tells the customer where to. Without --article it is everything. The number of the return is what the customer writes on the parcel.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const returnRequest = { number, articles: articlesIn(given), reason: reasonIn(given) };
    const back = await requestReturn(await cli.open(), returnRequest, cli.now);
    return { kind: 'done', sentence: `Return ${back} is noted.` };
  },
};

const receive: Command = {
  name: 'returns receive',
  takes: ['return number'],
  options: { spoilt: { help: 'does not put the goods back into stock' } },
  help: 'Notes that the goods of a return are here, and tells the customer. They go back into stock, unless they are spoilt. What they have cost is paid back by returns refund.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    await receiveReturn(await cli.open(), number, { isRestocked: !given.isSet('spoilt'), now: cli.now });
    return { kind: 'done', sentence: `Return ${number} is here.` };
  },
};

const refund: Command = {
  name: 'returns refund',
  takes: ['return number'],
  help: 'Pays back what the goods of a return have cost, less their part of the discounts; of an invoice that is not paid it is taken off. Shipping stays; orders refund or orders credit give that back too. The customer is told, and a credit note made.',
  run: async (cli, { words: [number = ''] }) => {
    const { amount, isCredited } = await refundReturn(await cli.open(), number, cli.now);
    const outcome = isCredited ? 'taken off the invoice' : 'paid back';
    return { kind: 'done', sentence: `${money(amount)} for return ${number} are ${outcome}.` };
  },
};

const refuseIt: Command = {
  name: 'returns refuse',
  takes: ['return number'],
  help: 'Ends a return that comes to nothing. Its goods may be named by another return.',
  run: async (cli, { words: [number = ''] }) => {
    await refuseReturn(await cli.open(), number, cli.now);
    return { kind: 'done', sentence: `Return ${number} is ended.` };
  },
};

export const returnCommands = [list, request, receive, refund, refuseIt];

/** Articles and pieces behind `--article`. @throws {Mistake} */
export function articlesIn(given: Given): ReturnRow['articles'] {
  return given.options('article').map((typed) => {
    const [, article = '', count = '1'] = typed.match(/^([^=\s]+)(?:=(\d{1,6}))?$/) ?? [];
    if (article && Number(count) > 0) return { article, quantity: Number(count) };
    throw new Mistake(`--article should be an article and its pieces, 12-110=2, found "${typed}".`);
  });
}
