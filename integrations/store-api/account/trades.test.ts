import { expect, it } from 'vitest';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import { tradeOf } from './trades.ts';

const facts = {
  customerGroups: [
    { registration: { types: [{ id: 'wholesale', name: { de: 'Grosshandel', 'en-US': 'Wholesale' } }] } },
  ],
} as unknown as ShopFacts;

it.each([
  [{ hof_trade: 'wholesale' }, 'Grosshandel'],
  [{ hof_trade: 'given-up' }, 'given-up'],
  [{ hof_projects: '[]' }, null],
  [null, null],
])('the trade of who keeps %j is %s for the shop’s people (F3)', (customFields, trade) =>
  expect(tradeOf(facts, { customFields } as CustomerRow)).toBe(trade),
);
