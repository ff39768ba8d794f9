import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '#features/catalog/a-product.ts';
import { aProfessional, refusal, sent } from '#features/professional/kept/a-professional.ts';
import { type ListPage, listPage } from './list.server.ts';
import { type ListsPage, listsPage } from './lists.server.ts';
import { MOST_TYPED } from './quick-items.server.ts';
import { listsIn, MOST_ITEMS, MOST_LISTS, type ReorderList } from './reorder-list.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const url = new URL('https://shop.example/');
const products = ['41-202', '40-117'].map((productNumber) => aProduct({ id: productNumber, productNumber }));
const goods = (count: number) => Array.from({ length: count }, (_, at) => ({ productId: `p${at}`, quantity: 1 }));
const lists = (count: number): ReorderList[] =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, name: `Liste ${at}`, items: [] }));
const keeping = (kept: readonly ReorderList[], refuses = {}) =>
  aProfessional({ keeps: { hof_reorder_lists: JSON.stringify(kept) }, products, refuses });

describe('Lists go nowhere without a word (F3)', () => {
  it('one too many is refused, none makes room for it, and its name is still there', async () => {
    const karl = keeping(lists(MOST_LISTS));
    const page = (await listsPage(karl.asking, sent({ do: 'empty', name: 'Lager' }), url)) as ListsPage;
    expect(page).toMatchObject({ failed: expect.stringContaining('20 Bestelllisten'), name: 'Lager', isFull: true });
    expect(listsIn(karl.keeps)).toEqual(lists(MOST_LISTS));
  });

  it('a list of too many articles is refused whole', async () => {
    const karl = keeping([]);
    const form = sent({ do: 'items', items: JSON.stringify(goods(MOST_ITEMS + 10)) });
    const page = (await listsPage(karl.asking, form, url)) as ListsPage;
    expect(page.failed).toContain(String(MOST_ITEMS + 10));
    expect(listsIn(karl.keeps)).toEqual([]);
  });

  it('rows that have no room stay typed', async () => {
    const karl = keeping([{ id: 'a1', name: 'Lager', items: goods(MOST_ITEMS - 1) }]);
    const form = sent({ do: 'add', lines: '41-202 1\n40-117 1' });
    const page = (await listPage(karl.asking, 'a1', form, url)) as ListPage;
    expect(page).toMatchObject({ typed: '41-202 1\n40-117 1', problems: [expect.stringContaining('Platz für 1')] });
    expect(listsIn(karl.keeps)[0]?.items).toHaveLength(MOST_ITEMS - 1);
  });

  it.each([
    ['more rows than it takes at once', Array(201).fill('41-202 1').join('\n')],
    ['a text that would have to be cut', `41-202 1\n${' '.repeat(MOST_TYPED)}`],
  ])('%s: nothing of it goes on the list', async (_, lines) => {
    const karl = keeping([{ id: 'a1', name: 'Lager', items: [] }]);
    const page = (await listPage(karl.asking, 'a1', sent({ do: 'add', lines }), url)) as ListPage;
    expect(page.problems).toEqual([expect.stringContaining('Auf einmal gehen 200 Zeilen.')]);
    expect(listsIn(karl.keeps)[0]?.items).toEqual([]);
  });

  it('a quote for somebody who is no professional is refused in words', async () => {
    const kept = [{ id: 'a1', name: 'Lager', items: [{ productId: '41-202', quantity: 3 }] }];
    const anna = keeping(kept, { '/price-quote': refusal(403, 'QUOTE__ONLY_FOR_PROFESSIONALS') });
    const page = (await listPage(anna.asking, 'a1', sent({ do: 'quote' }), url)) as ListPage;
    expect(page.failed).toBe('Dieser Bereich ist für Profis mit freigegebenem Konto.');
  });

  it('what was kept is shown when the quote is refused', async () => {
    const kept = [{ id: 'a1', name: 'Lager', items: [{ productId: '41-202', quantity: 3 }] }];
    const karl = keeping(kept, { '/price-quote': refusal(400, 'NO') });
    const page = (await listPage(karl.asking, 'a1', sent({ do: 'quote', '41-202': '7' }), url)) as ListPage;
    expect(page.rows[0]?.quantity).toBe(7);
    expect(page.failed).toContain('Die Offerte liess sich nicht schreiben.');
  });
});
