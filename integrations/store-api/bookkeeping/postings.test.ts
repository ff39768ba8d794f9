import { describe, expect, it } from 'vitest';
import { linePrice } from '#store/rules/price/price.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { postingsOf, reversalOf, sumsOf } from './postings.ts';

const sum = (all: { gross: number }[]) => all.reduce((whole, { gross }) => whole + gross, 0);

describe('the postings of an order', () => {
  it('are its lines, its shipping and what is taken off that', () => {
    const postings = postingsOf(aStoredOrder());
    expect(postings.map(({ kind, gross, tax }) => [kind, gross, tax])).toEqual([
      ['goods', 64_500, 4833],
      ['goods', 64_500, 4833],
      ['shipping', 1990, 149],
      ['shipping discount', -1990, -149],
    ]);
    expect(postings[0]).toMatchObject({ article: '10-104-GR', label: 'Raclette-Ofen', quantity: 1, rate: 8.1 });
  });

  it.each([
    ['gross', 9999],
    ['net', 9999],
    ['net', 64_503],
    ['gross', 5],
  ] as const)('are its total, %s at %i', (taxState, unit) => {
    const stored = aStoredOrder({ taxState, unit, lines: 3 });
    const postings = postingsOf(stored);
    expect(sum(postings)).toBe(stored.order.total);
    for (const { net, tax, gross } of postings) expect(net + tax).toBe(gross);
    expect(sumsOf(stored).at(-1)).toEqual({ kind: 'total', gross: stored.order.total });
    expect(sum(sumsOf(stored).slice(0, -1))).toBe(stored.order.total);
  });

  it('of two rates stand in a row each, and a discount on the shipping is told once', () => {
    const stored = aStoredOrder({ lines: 1 });
    const [line] = stored.lines;
    if (!line) throw new Error('The order has a line.');
    const off = { ...line, type: 'promotion', payload: { discountScope: 'delivery' } };
    const cartOff = { ...off, payload: { discountScope: 'cart' } };
    const rounding = { decimals: 2, interval: 0.01, roundForNet: false };
    const book = { ...line, price: linePrice({ unit: 2000, quantity: 1, rate: 2.6 }, { rounding, taxState: 'gross' }) };
    const postings = postingsOf({ ...stored, lines: [line, book, off, cartOff], deliveries: [] });
    expect(postings.map(({ kind, rate, gross }) => [kind, rate, gross])).toEqual([
      ['goods', 8.1, 64_500],
      ['goods', 2.6, 2000],
      ['discount', 8.1, 64_500],
    ]);
  });
});

it.each([1, 1333, 64_500, 129_000])('what goes back, %i cents, is split to the cent', (amount) => {
  const { order } = aStoredOrder();
  const taxes = [
    { rate: 2.6, tax: 51, price: 2000 },
    { rate: 8.1, tax: 9516, price: 127_000 },
  ];
  const stored = { order: { ...order, price: { ...order.price, taxes } } };
  const rows = reversalOf(stored, amount, { kind: 'refund', label: '' });
  expect(sum(rows)).toBe(-amount);
  for (const { net, tax, gross } of rows) expect(net + tax).toBe(gross);
  expect(rows.map(({ rate }) => rate)).toEqual([2.6, 8.1]);
});
