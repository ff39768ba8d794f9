import type { ReorderItem } from '#features/professional/lists/reorder-list.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { addLineItems } from '#store-api/contract/cart.ts';

/** Everything goes into the cart, which says what there is no longer, or not so many. @throws {ApiError} */
export async function intoCart(asking: Asking, items: readonly ReorderItem[]): Promise<void> {
  const lines = items.map(({ productId, quantity }) => ({
    ...{ type: 'product' as const, id: productId, referencedId: productId, quantity },
  }));
  if (lines.length > 0) await ask(asking, addLineItems, { body: { items: lines } });
}
