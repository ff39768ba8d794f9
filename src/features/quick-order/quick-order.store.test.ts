import { describe, expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { aProduct } from '#features/product/a-product.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { createQuickOrder } from './quick-order.store.ts';

/** A store with bags, bins and an oven in two colors, and whatever cart it is given after. */
const SHOP = [
  aProduct({ id: '41-202', productNumber: '41-202' }),
  aProduct({ id: '40-117', productNumber: '40-117' }),
  aProduct({ id: '10-104', productNumber: '10-104', childCount: 2 }),
  aProduct({ id: '10-104-GR', productNumber: '10-104-GR', parentId: '10-104' }),
];
type Filter = { type: string; field: 'productNumber' | 'parentId'; value: string & string[]; queries?: Filter[] };

function anOrder(after: Cart = aCart().cart, before: Cart = aCart().cart) {
  const requestedNumbers: string[][] = [];
  const matches = (product: (typeof SHOP)[number], { type, field, value, queries }: Filter): boolean =>
    queries
      ? queries.some((query) => matches(product, query))
      : type === 'prefix'
        ? String(product[field]).startsWith(value)
        : value.includes(String(product[field]));
  const send = vi.fn(async (_call: unknown, { body }: { body: { filter: Filter[] } }) => {
    const [filter] = body.filter as [Filter];
    if (filter.field === 'productNumber' && !filter.queries) requestedNumbers.push(filter.value);
    return { elements: SHOP.filter((product) => matches(product, filter)) };
  }) as unknown as Send & ReturnType<typeof vi.fn>;
  const cart = { load: vi.fn(async () => before), addProducts: vi.fn(async () => after), takeErrors: vi.fn(() => []) };
  const order = createQuickOrder(send, 'de', cart as never);
  const verdicts = () =>
    order.$judged
      .get()
      .map(({ row, verdict }) => [row.line, verdict.kind === 'wrong' ? verdict.problem : verdict.kind]);
  return { ...order, send, cart, requested: requestedNumbers, shownVerdicts: verdicts };
}

describe('A quick order (F3, 7.5)', () => {
  it('reads a table, asks once for its numbers, and judges every row', async () => {
    const order = anOrder();
    await order.take('Artikel;Menge\n41.202;10\n40-117;zehn\n99-999;1\n10-104;2\n41 202;3');
    expect(order.requested).toEqual([['41.202', '41-202', '40-117', '99-999', '10-104', '41 202']]);
    expect(order.shownVerdicts()).toEqual([
      [2, 'right'],
      [3, 'noNumber'],
      [4, 'unknown'],
      [5, 'choose'],
      [6, 'repeated'],
    ]);
    expect(order.$notice.get()).toEqual({ kind: 'read', count: 5, left: 0, hasHeading: true });
    await order.lookUpNumbers();
    expect(order.requested).toHaveLength(1);
  });

  it('puts only the right rows into the cart; the wrong ones stay and are repaired in place', async () => {
    const order = anOrder(aCart().with('41-202', 10).cart);
    await order.take('41-202;10\n10-104;2');
    await order.add();
    expect(order.cart.addProducts).toHaveBeenCalledWith([{ productId: '41-202', quantity: 10 }]);
    expect(order.shownVerdicts()).toEqual([[2, 'choose']]);
    expect(order.$notice.get()).toEqual({ kind: 'added', count: 1, short: 0 });
    order.change('2', { number: '10-104-GR' });
    await order.lookUpNumbers();
    expect(order.shownVerdicts()).toEqual([[2, 'right']]);
  });

  it('keeps what the cart did not take in full, with what is missing', async () => {
    const order = anOrder(aCart().with('41-202', 5).cart, aCart().with('41-202', 2).cart);
    await order.take('41-202;10');
    await order.add();
    expect(order.$rows.get()).toMatchObject([{ number: '41-202', quantity: '7' }]);
    expect(order.$short.get().get('1')).toBe(7);
    expect(order.$notice.get()).toEqual({ kind: 'added', count: 0, short: 1 });
    order.change('1', { quantity: '1' });
    expect(order.$short.get().size).toBe(0);
  });

  it('loses no row when the store or the cart is away', async () => {
    const order = anOrder();
    order.send.mockRejectedValueOnce(new Error('away'));
    await order.take('41-202;10');
    expect(order.shownVerdicts()).toEqual([[1, 'waiting']]);
    expect(order.$notice.get()?.kind).toBe('failed');
    await order.lookUpNumbers();
    expect(order.shownVerdicts()).toEqual([[1, 'right']]);
    order.cart.addProducts.mockResolvedValueOnce(undefined as never);
    await order.add();
    expect(order.shownVerdicts()).toEqual([[1, 'right']]);
    expect(order.$notice.get()?.kind).toBe('failed');
  });

  it('is put into the cart once, even when a number is typed meanwhile', async () => {
    const order = anOrder(aCart().with('41-202', 10).cart);
    const bought = Promise.withResolvers<Cart>();
    order.cart.addProducts.mockReturnValue(bought.promise);
    await order.take('41-202;10');
    const added = order.add();
    order.addRow();
    order.change('2', { number: '40-117' });
    await order.lookUpNumbers();
    expect(order.$adding.get()).toBe(true);
    await order.add();
    bought.resolve(aCart().with('41-202', 10).cart);
    await added;
    expect(order.cart.addProducts).toHaveBeenCalledOnce();
    expect(order.$adding.get()).toBe(false);
  });

  it('waits for a number that is being looked up, and does not forget that the button was pressed', async () => {
    const order = anOrder(aCart().with('41-202', 10).with('40-117', 2).cart);
    await order.take('41-202;10');
    order.addRow();
    order.change('2', { number: '40-117', quantity: '2' });
    order.lookUpNumbers();
    await order.add();
    expect(order.cart.addProducts).toHaveBeenCalledExactlyOnceWith([
      { productId: '41-202', quantity: 10 },
      { productId: '40-117', quantity: 2 },
    ]);
    expect(order.requested).toEqual([['41-202'], ['40-117']]);
    expect(order.$notice.get()).toEqual({ kind: 'added', count: 2, short: 0 });
  });

  it('puts a repeated row together with the first', async () => {
    const order = anOrder();
    await order.take('41-202;10\n41202;5');
    order.merge('2');
    expect(order.$rows.get()).toMatchObject([{ id: '1', quantity: '15' }]);
  });

  it('says that a quantity is missing once somebody has been there, and at once of what was pasted', async () => {
    const typed = anOrder();
    await typed.open([]);
    typed.change('1', { number: '41-202' });
    await typed.lookUpNumbers();
    expect(typed.shownVerdicts()).toEqual([[1, 'begun']]);
    typed.leave({ id: '1' });
    expect(typed.shownVerdicts()).toEqual([[1, 'missing']]);
    const pasted = anOrder();
    await pasted.take('41-202;10\n40-117;');
    expect(pasted.shownVerdicts()).toEqual([
      [1, 'right'],
      [2, 'missing'],
    ]);
  });

  it('always has a row to type into', async () => {
    const order = anOrder();
    await order.open([]);
    expect(order.$rows.get()).toHaveLength(1);
    order.remove('1');
    expect(order.$rows.get()).toHaveLength(1);
    expect(order.shownVerdicts()).toEqual([[1, 'empty']]);
  });
});
