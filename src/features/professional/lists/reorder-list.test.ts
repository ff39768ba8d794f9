import { describe, expect, it } from 'vitest';
import {
  afterChange,
  itemsFrom,
  listsAfter,
  listsIn,
  MOST_ITEMS,
  MOST_LISTS,
  nameFrom,
  type ReorderList,
  renamed,
  roomOn,
  withItems,
  withQuantities,
} from './reorder-list.ts';

const aList = (more: Partial<ReorderList> = {}): ReorderList => ({
  id: 'a1',
  name: 'Baustelle Sarnen',
  items: [{ productId: 'bags', quantity: 10 }],
  ...more,
});

describe('Reorder lists of a customer (F3, B2)', () => {
  it('are one text that the customer carries', () => {
    const lists = [aList(), aList({ id: 'a2', items: [] })];
    expect(listsIn({ hof_reorder_lists: listsAfter(null, () => lists) })).toEqual(lists);
    expect(listsAfter(null, () => [])).toBe('');
  });

  it.each([undefined, null, {}, { hof_reorder_lists: 7 }, { hof_reorder_lists: '{' }, { hof_reorder_lists: '[1]' }])(
    'are none where nothing readable is kept: %j',
    (fields) => {
      expect(listsIn(fields)).toEqual([]);
    },
  );

  it('hold so many that the text always fits', () => {
    const wide = aList({
      name: nameFrom('«'.repeat(500)),
      items: Array.from({ length: MOST_ITEMS }, () => ({ productId: 'f'.repeat(32), quantity: 9999 })),
    });
    const all = Array.from({ length: MOST_LISTS }, () => wide);
    expect(listsAfter(null, () => all).length).toBeLessThan(300_000);
  });

  it('are called so that their name can be a file’s, whatever its last sign is', () => {
    const name = nameFrom(`${'x'.repeat(79)}😀`);
    expect(name).toBe('x'.repeat(79));
    expect(() => encodeURIComponent(name)).not.toThrow();
  });

  it('change one by one', () => {
    const lists = [aList(), aList({ id: 'a2' })];
    expect(afterChange(lists, 'a2', (list) => renamed(list, ' Lager  West '))[1]?.name).toBe('Lager West');
    expect(afterChange(lists, 'a1', () => null)).toEqual([lists[1]]);
    expect(renamed(aList(), ' ')).toEqual(aList());
  });
});

describe('The goods of a reorder list', () => {
  it('add up, and new ones come behind', () => {
    const list = withItems(aList(), [
      { productId: 'filter', quantity: 2 },
      { productId: 'bags', quantity: 5 },
    ]);
    expect(list.items).toEqual([
      { productId: 'bags', quantity: 15 },
      { productId: 'filter', quantity: 2 },
    ]);
  });

  it('are never cut: a list says when it is too long', () => {
    const many = Array.from({ length: MOST_ITEMS + 3 }, (_, index) => ({ productId: `p${index}`, quantity: 1 }));
    expect(roomOn(withItems(aList({ items: [] }), many))).toBe(-3);
    expect(itemsFrom(JSON.stringify(many))).toHaveLength(MOST_ITEMS + 3);
  });

  it.each([
    ['12', [{ productId: 'bags', quantity: 12 }]],
    ['0', []],
    ['', []],
    ['-3', [{ productId: 'bags', quantity: 10 }]],
    ['2.5', [{ productId: 'bags', quantity: 10 }]],
    ['viele', [{ productId: 'bags', quantity: 10 }]],
  ])('are counted as typed: «%s»', (typed, items) => {
    expect(withQuantities(aList(), new Map([['bags', typed]])).items).toEqual(items);
  });

  it('come from a form, and from nothing else', () => {
    expect(itemsFrom('[{"productId":"bags","quantity":3}]')).toEqual([{ productId: 'bags', quantity: 3 }]);
    for (const odd of [
      undefined,
      '',
      '{',
      '[1]',
      '[{"productId":"bags","quantity":0}]',
      '[{"productId":7,"quantity":1}]',
    ])
      expect(itemsFrom(odd)).toEqual([]);
  });

  it('stay where no quantity was typed', () => {
    expect(withQuantities(aList(), new Map())).toEqual(aList());
  });
});
