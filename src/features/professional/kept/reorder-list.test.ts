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
  roomOn,
  withForm,
  withItems,
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
    expect(afterChange(lists, 'a2', (list) => ({ ...list, name: 'Lager' }))[1]?.name).toBe('Lager');
    expect(afterChange(lists, 'a1', () => null)).toEqual([lists[1]]);
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
});

describe('The form of a reorder list', () => {
  const form = (fields: Record<string, string>) => withForm(aList(), new Map(Object.entries(fields)));

  it.each([
    ['12', [{ productId: 'bags', quantity: 12 }]],
    ['0', []],
    ['', []],
    ['-3', [{ productId: 'bags', quantity: 10 }]],
    ['2.5', [{ productId: 'bags', quantity: 10 }]],
    ['viele', [{ productId: 'bags', quantity: 10 }]],
    ['99999', [{ productId: 'bags', quantity: 9999 }]],
  ])('counts as typed: «%s»', (typed, items) => {
    expect(form({ bags: typed, 'was:bags': '7' }).items).toEqual(items);
  });

  it('takes back nothing that another tab has changed since it was drawn', () => {
    // here it was drawn with 3 and left alone; meanwhile somebody made 10 of it, and gave the list another name
    expect(form({ bags: '3', 'was:bags': '3', name: 'Alt', 'was:name': 'Alt' })).toEqual(aList());
  });

  it('names the list anew, and never with nothing', () => {
    expect(form({ name: ' Lager  West ', 'was:name': 'x' }).name).toBe('Lager West');
    expect(form({ name: ' ', 'was:name': 'x' })).toEqual(aList());
  });

  it('leaves alone what it does not name', () => {
    expect(form({})).toEqual(aList());
  });
});
