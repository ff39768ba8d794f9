import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { aProfessional, refusal, sent } from '#features/professional/kept/a-professional.ts';
import { listsIn, MOST_ITEMS, MOST_LISTS, type ReorderList } from '#features/professional/kept/reorder-list.ts';
import type { Redirect } from '#store-api/exits.ts';
import { type ListPage, listPage } from './list.server.ts';
import { type ListsPage, listsPage } from './lists.server.ts';
import { MOST_TYPED } from './quick-items.server.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const url = new URL('https://shop.example/');
const products = [
  ...['41-202', '40-117'].map((productNumber) => aProduct({ id: productNumber, productNumber })),
  aProduct({ id: '40-601', productNumber: '40-601', childCount: 2 }),
  ...['17', '35'].map((litres) =>
    aProduct({
      ...{ id: `40-601-${litres}`, productNumber: `40-601-${litres}`, parentId: '40-601' },
      options: [{ id: litres, name: `${litres} l` }],
    }),
  ),
];
const goods = (count: number) => Array.from({ length: count }, (_, at) => ({ productId: `p${at}`, quantity: 1 }));
const lists = (count: number): ReorderList[] =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, name: `Liste ${at}`, items: [] }));
const keeping = (kept: readonly ReorderList[], refuses = {}) =>
  aProfessional({ keeps: { hof_reorder_lists: JSON.stringify(kept) }, products, refuses });

describe('Lists go nowhere without a word (F3)', () => {
  it('one too many is refused, none makes room for it, and its name is still there', async () => {
    const karl = keeping(lists(MOST_LISTS));
    const page = (await listsPage(karl.storeContext, sent({ do: 'empty', name: 'Lager' }), url)) as ListsPage;
    expect(page).toMatchObject({ failed: expect.stringContaining('20 Bestelllisten'), name: 'Lager', isFull: true });
    expect(listsIn(karl.keeps)).toEqual(lists(MOST_LISTS));
  });

  it('a list of too many articles is refused whole', async () => {
    const karl = keeping([]);
    const form = sent({ do: 'items', items: JSON.stringify(goods(MOST_ITEMS + 10)) });
    const page = (await listsPage(karl.storeContext, form, url)) as ListsPage;
    expect(page.failed).toContain(String(MOST_ITEMS + 10));
    expect(listsIn(karl.keeps)).toEqual([]);
  });

  it('rows that have no room stay typed', async () => {
    const karl = keeping([{ id: 'a1', name: 'Lager', items: goods(MOST_ITEMS - 1) }]);
    const form = sent({ do: 'add', lines: '41-202 1\n40-117 1' });
    const page = (await listPage(karl.storeContext, 'a1', form, url)) as ListPage;
    expect(page).toMatchObject({ typed: '41-202 1\n40-117 1', problems: [expect.stringContaining('Platz für 1')] });
    expect(listsIn(karl.keeps)[0]?.items).toHaveLength(MOST_ITEMS - 1);
  });

  it.each([
    ['more rows than it takes at once', Array(201).fill('41-202 1').join('\n')],
    ['a text that would have to be cut', `41-202 1\n${' '.repeat(MOST_TYPED)}`],
  ])('%s: nothing of it goes on the list', async (_, lines) => {
    const karl = keeping([{ id: 'a1', name: 'Lager', items: [] }]);
    const page = (await listPage(karl.storeContext, 'a1', sent({ do: 'add', lines }), url)) as ListPage;
    expect(page.problems).toEqual([expect.stringContaining('Höchstens 200 Zeilen auf einmal.')]);
    expect(listsIn(karl.keeps)[0]?.items).toEqual([]);
  });

  it('a quote for somebody who is no professional is refused in words', async () => {
    const kept = [{ id: 'a1', name: 'Lager', items: [{ productId: '41-202', quantity: 3 }] }];
    const anna = keeping(kept, { '/price-quote': refusal(403, 'QUOTE__ONLY_FOR_PROFESSIONALS') });
    const page = (await listPage(anna.storeContext, 'a1', sent({ do: 'quote' }), url)) as ListPage;
    expect(page.failed).toBe('Dieser Bereich ist für Profis mit freigegebenem Konto.');
  });

  it('what was kept is shown when the quote is refused', async () => {
    const kept = [{ id: 'a1', name: 'Lager', items: [{ productId: '41-202', quantity: 3 }] }];
    const karl = keeping(kept, { '/price-quote': refusal(400, 'NO') });
    const page = (await listPage(karl.storeContext, 'a1', sent({ do: 'quote', '41-202': '7' }), url)) as ListPage;
    expect(page.rows[0]?.quantity).toBe(7);
    expect(page.failed).toContain('Die Offerte liess sich nicht erstellen.');
  });
});

describe('Every button of a list takes all that stands in its form', () => {
  const kept = [{ id: 'a1', name: 'Lager', items: [{ productId: '41-202', quantity: 10 }] }];
  /** A form whose quantity and name were changed, and rows typed. */
  const form = (what: string, lines: string) =>
    sent({
      ...{ do: what, lines, name: 'Werkstatt', 'was:name': 'Lager' },
      ...{ '41-202': '33', 'was:41-202': '10' },
    });
  /** What the page shows, or where it goes on, after a button was pressed; and the list that is kept then. */
  async function pressed(what: string, lines: string, refuses = {}) {
    const karl = keeping(kept, refuses);
    const page = await listPage(karl.storeContext, 'a1', form(what, lines), url).catch((error: Redirect) => error);
    return { karl, page: page as ListPage & Redirect, list: listsIn(karl.keeps)[0] };
  }
  const changed = { id: 'a1', name: 'Werkstatt', items: [{ productId: '41-202', quantity: 33 }] };
  const withRow = { ...changed, items: [...changed.items, { productId: '40-117', quantity: 4 }] };

  it.each([
    ['save', '/account/lists/a1?said=list-saved'],
    ['add', '/account/lists/a1?said=list-saved'],
    ['cart', '/cart'],
    ['quote', '/account/professional/quotes?said=quote-made'],
  ])('«%s»', async (what, address) => {
    const { page, list } = await pressed(what, '40-117 4');
    expect(list).toEqual(withRow);
    expect(page.message).toContain(address);
  });

  it('and the cart gets the typed rows and the new quantities too', async () => {
    const { karl } = await pressed('cart', '40-117 4');
    expect(karl.sent.find(({ path }) => path === '/checkout/cart/line-item')?.body).toMatchObject({
      items: [
        { id: '41-202', quantity: 33 },
        { id: '40-117', quantity: 4 },
      ],
    });
  });

  it.each(['save', 'add', 'cart', 'quote'])(
    '«%s» stays where rows are not understood, and loses nothing',
    async (what) => {
      const { karl, page, list } = await pressed(what, '40-117 4\n99-999 2');
      expect(page).toMatchObject({ name: 'Werkstatt', was: 'Werkstatt', typed: '40-117 4\n99-999 2' });
      expect(page.rows).toMatchObject([{ quantity: 33, was: 33 }]);
      expect(page.problems).toEqual([expect.stringContaining('99-999')]);
      expect(list).toEqual(changed);
      expect(karl.sent.map(({ path }) => path)).not.toContain('/checkout/cart/line-item');
    },
  );

  it('rows are asked for only by the button that adds them', async () => {
    expect((await pressed('save', ' ')).page.message).toContain('list-saved');
    const { page, list } = await pressed('add', ' ');
    expect(page.problems).toEqual(['Bitte mindestens eine Artikelnummer eingeben.']);
    expect(list).toEqual(changed);
  });

  it('what could not be kept is shown, and sent once more when it is sent again', async () => {
    const { page, list } = await pressed('save', '40-117 4', { '/account/change-profile': refusal(400, 'NO') });
    expect(page).toMatchObject({ name: 'Werkstatt', was: 'Lager', typed: '40-117 4', problems: [] });
    expect(page.rows).toMatchObject([{ quantity: 33, was: 10 }]);
    expect(page.failed).toContain('Das hat nicht geklappt.');
    expect(list).toEqual(kept[0]);
  });

  it('a number that has versions is told with theirs', async () => {
    const { page, list } = await pressed('save', '40-601 1\n40-117 4');
    expect(page.problems).toEqual([
      expect.stringContaining('40-601 gibt es in mehreren Ausführungen: 40-601-17 (17 l) und 40-601-35 (35 l).'),
    ]);
    expect(list).toEqual(changed);
    expect((await pressed('add', '40-601-35 2')).list?.items[1]).toEqual({ productId: '40-601-35', quantity: 2 });
  });

  it('a number whose versions are all gone is one that nobody knows', async () => {
    const none = [aProduct({ id: '40-602', productNumber: '40-602', childCount: 1 })];
    const karl = aProfessional({ keeps: { hof_reorder_lists: JSON.stringify(kept) }, products: none });
    const page = (await listPage(karl.storeContext, 'a1', form('add', '40-602 1'), url)) as ListPage;
    expect(page.problems).toEqual([expect.stringContaining('Die Artikelnummer 40-602 kennen wir nicht.')]);
  });
});
