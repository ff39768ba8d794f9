import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { TransactionState } from '#store/rules/order/states.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { matches } from './find-orders.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

const anything = { search: null, payment: null, isToShip: false, isUnpaid: false };
const span = { from: null, to: null, timeZone: 'Europe/Zurich' };
const isMatch = (stored: StoredOrder, more: Partial<Parameters<typeof matches>[1]>) =>
  matches(stored, { ...anything, span, ...more }, shopConfig);

function anOrderBy(method: string, state: TransactionState): StoredOrder {
  const stored = aStoredOrder({ method });
  return { ...stored, transactions: stored.transactions.map((payment) => ({ ...payment, state })) };
}

describe('an order is found', () => {
  it.each([
    ['10001', true],
    ['1000', true],
    ['muster anna', true],
    ['MÜSTER', true],
    ['a@example.com', true],
    ['anna b', false],
  ])('by %j: %j', (search, is) => {
    expect(isMatch(aStoredOrder(), { search })).toBe(is);
  });

  it.each([
    ['2026-11-22', null, true],
    ['2026-11-23', null, false],
    [null, '2026-11-21', false],
    [null, '2026-11-22', true],
  ])('by days of the shop’s clock, from %j to %j: %j', (from, to, is) => {
    expect(isMatch(aStoredOrder(), { span: { ...span, from, to } })).toBe(is);
  });

  it.each<[string, TransactionState, boolean, boolean]>([
    ['invoice', 'open', true, true],
    ['invoice', 'paid', true, false],
    ['prepayment', 'open', false, true],
    ['card', 'paid', true, false],
    ['card', 'failed', false, true],
    ['card', 'refunded', false, false],
  ])('by %s, %s, to be shipped: %j, unpaid: %j', (method, state, isToShip, isUnpaid) => {
    const stored = anOrderBy(method, state);
    expect([isMatch(stored, { isToShip: true }), isMatch(stored, { isUnpaid: true })]).toEqual([isToShip, isUnpaid]);
    expect(isMatch(stored, { payment: state })).toBe(true);
    const [first, ...rest] = stored.deliveries;
    if (!first) throw new Error('The order has a delivery.');
    const sent = { ...stored, deliveries: [{ ...first, state: 'shipped' as const }, ...rest] };
    expect(isMatch(sent, { isToShip: true })).toBe(false);
  });
});
