import { useEffect } from 'react';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import type { CartError } from '#store-api/contract/cart.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { cart as shoppersCart } from '../cart.store.ts';
import { goneId, goneNamed, MESSAGES, readFlash } from './flash.ts';

/** What the address says of the cart is said with the cart of this page. */
export function useFlash(): void {
  useEffect(() => {
    receiveFlash();
  }, []);
}

/** Hands the messages of the address to the cart, and takes them out of it: reloading does not say them again. */
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

/** What is not in the cart has its name from the catalog; where that can't be asked, it is told without. */
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

/** The rest of a product stays off the wire. */
const includes = { product: ['id', 'name', 'translated'] };
