import { useEffect } from 'react';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import type { CartError } from '#store-api/contract/cart.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { cart as shoppersCart } from '../cart.store.ts';
import { goneId, goneNamed, MESSAGES, readFlash } from './flash.ts';

/** Shows the messages of the URL together with those of the cart. */
export function useFlash(): void {
  useEffect(() => {
    receiveFlash();
  }, []);
}

/** Moves the messages from the URL to the cart, so that a reload does not repeat them. */
export async function receiveFlash(
  cart: Pick<typeof shoppersCart, 'receiveMessages'> = shoppersCart,
  send: Send = sendAsShopper,
): Promise<void> {
  const url = new URL(location.href);
  const text = url.searchParams.get(MESSAGES);
  if (text === null) return;
  url.searchParams.delete(MESSAGES);
  history.replaceState(history.state, '', url);
  const messages = readFlash(text);
  const gone = messages.filter((error) => goneId(error) && !error.parameters.name);
  cart.receiveMessages(messages.filter((error) => !gone.includes(error)));
  if (gone.length > 0) cart.receiveMessages(await named(send, gone));
}

/** Adds the names of products that are not in the cart, from the catalog; without names when that fails. */
async function named(send: Send, gone: readonly CartError[]): Promise<CartError[]> {
  try {
    const ids = gone.flatMap((error) => goneId(error) ?? []);
    const { elements } = await send(readProducts, { body: { ids, limit: ids.length, includes } });
    const names = new Map(elements.map((product) => [product.id, product.name ?? '']));
    return gone.map((error) => goneNamed(error, names.get(goneId(error) ?? '')));
  } catch {
    return [...gone];
  }
}

/** Limits the response to these fields. */
const includes = { product: ['id', 'name', 'translated'] };
