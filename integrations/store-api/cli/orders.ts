import { orderRow, orderSheet } from '#store/merchant/order-rows.ts';
import { around } from '#store/merchant/rows.ts';
import { findOrders } from '#store/order/find-orders.ts';
import { MACHINES } from '#store/rules/order/states.ts';
import type { Command, Given } from './line/command-result.ts';
import { oneOf, spanOf, wholeNumber } from './line/command-result.ts';

const STATES = Object.keys(MACHINES.order) as (keyof typeof MACHINES.order)[];

/** How many a list has when nobody says otherwise. */
export const LIMIT = '20';

const PAYMENTS = Object.keys(MACHINES.order_transaction) as (keyof typeof MACHINES.order_transaction)[];

const list: Command = {
  name: 'orders list',
  options: {
    search: { value: 'words', help: 'only those with these words in number, name, company or e-mail' },
    'to-ship': { help: 'only those that may leave today: here still, and paid or on invoice' },
    unpaid: { help: 'only those whose money is waited for' },
    state: { value: 'state', help: `only those that are ${STATES.join(', ')}` },
    payment: { value: 'state', help: `only those whose payment is ${PAYMENTS.join(', ')}` },
    from: { value: 'day', help: 'placed from this day on, 2026-01-01' },
    to: { value: 'day', help: 'placed until this day, which is included' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
    after: { value: 'number', help: 'goes on behind this order, the last one of the page before' },
  },
  help: 'Lists orders, newest first. What is looked for may be narrowed by several options at once. With --after the last number of a page the next one follows.',
  run: async (cli, given) => {
    const search = given.option('search')?.trim() || null;
    const span = spanOf(given);
    const store = await cli.open();
    const { orders } = await findOrders(store, {
      search,
      state: wordIn(given, 'state', STATES),
      payment: wordIn(given, 'payment', PAYMENTS),
      isToShip: given.isSet('to-ship'),
      isUnpaid: given.isSet('unpaid'),
      ...around(span),
      span: { ...span, timeZone: store.shopConfig.shop.timezone },
      after: given.option('after') ?? null,
      limit: wholeNumber('--limit', given.option('limit') ?? LIMIT, 1),
    });
    return {
      kind: 'list',
      rows: orders.map((order) => orderRow(order, store.shopConfig)),
      whenEmpty: 'There are no such orders.',
    };
  },
};

/** The word behind an option; null when it was not given. @throws {Mistake} */
function wordIn<Word extends string>(given: Given, name: string, words: readonly Word[]): Word | null {
  const typed = given.option(name);
  return typed === undefined ? null : oneOf(`--${name}`, typed, words);
}

const show: Command = {
  name: 'orders show',
  takes: ['number'],
  help: 'Shows an order with its lines, sums, parcels, payments and addresses. The sums add up to the total, with the tax in each of them. What was paid back stands beside its payment.',
  run: async (cli, { words: [number = ''] }) => ({ kind: 'sheet', ...(await orderSheet(await cli.open(), number)) }),
};

export const orderCommands = [list, show];
