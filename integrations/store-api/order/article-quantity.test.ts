import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { goodsLeft, requireAmong } from './article-quantity.ts';

const OVEN = '10-104-GR';
const stored = aStoredOrder({ lines: 3 });
const order = { lines: stored.lines.map((line) => ({ ...line, states: ['is-physical'] })) };
const some = (quantity: number, article = OVEN) => ({ article, quantity });

describe('the goods of an order', () => {
  it('are those of all lines, less what is taken', () => {
    expect(goodsLeft(order, [])).toEqual([some(3)]);
    expect(goodsLeft(order, [some(1), some(1)])).toEqual([some(1)]);
    expect(goodsLeft(order, [some(3)])).toEqual([]);
    expect(goodsLeft(stored, [])).toEqual([]);
  });

  it.each([
    [[some(4)], 'at most 3 pieces of 10-104-GR are left, not 4'],
    [[some(0)], 'at most 3'],
    [[some(1.5)], 'at most 3'],
    [[some(1, '12-110')], 'at most 0 pieces of 12-110'],
    [[some(1), some(1)], 'is named twice'],
  ])('don’t hold %j', (articles, sentence) => {
    expect(() => requireAmong(articles, [some(3)], '10001')).toThrow(sentence);
    expect(() => requireAmong([some(3)], [some(3)], '10001')).not.toThrow();
  });
});
