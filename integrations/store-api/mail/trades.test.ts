import { expect, it } from 'vitest';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { tradeOf } from './trades.ts';

const shopConfig = {
  customerGroups: [
    { registration: { types: [{ id: 'wholesale', name: { de: 'Grosshandel', 'en-US': 'Wholesale' } }] } },
  ],
} as unknown as ShopConfig;

it.each([
  [{ hof_trade: 'wholesale' }, 'Grosshandel'],
  [{ hof_trade: 'given-up' }, 'given-up'],
  [{ hof_projects: '[]' }, null],
  [null, null],
])('the trade of who keeps %j is %s for the shop’s people (F3)', (customFields, trade) =>
  expect(tradeOf(shopConfig, { customFields } as CustomerRow)).toBe(trade),
);
