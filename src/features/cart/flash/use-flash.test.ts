// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import type { Send } from '#store-api/client.ts';
import type { CartError } from '#store-api/contract/cart.ts';
import { aCart } from '../a-cart.ts';
import { $cart, cart } from '../cart.store.ts';
import { useCartMessages } from '../use-cart-messages.ts';
import { MESSAGE_WORDS } from '../words.server.ts';
import { receiveFlash } from './use-flash.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const id = (digit: number) => digit.toString(16).padStart(32, '0');

const words = sliceOf('de', 'cart', MESSAGE_WORDS);
const Messages = () => useCartMessages(words).map(({ key, text }) => createElement('p', { key }, text));

/** What the cart hears on a page with this address. */
async function heardAt(address: string, respond: () => unknown = () => ({ elements: [] })) {
  history.replaceState({ kept: true }, '', address);
  const received: CartError[] = [];
  const send = vi.fn(async () => respond());
  await receiveFlash({ receiveMessages: (errors) => received.push(...errors) }, send as unknown as Send);
  return { received: received.map(({ messageKey, parameters }) => [messageKey, parameters]), send };
}

it('the cart hears once what its address says, and the rest of the address stays (D4)', async () => {
  const { received, send } = await heardAt(`/cart?goods=${id(1)}.2&messages=product-stock-reached.${id(1)}#top`);
  expect(received).toEqual([['product-stock-reached', {}]]);
  expect(send).not.toHaveBeenCalled();
  expect(location.search + location.hash).toBe(`?goods=${id(1)}.2#top`);
  expect(history.state).toEqual({ kept: true });
  expect((await heardAt(location.pathname)).received).toEqual([]);
});

it('what is not in the cart is called as the catalogue calls it (D4)', async () => {
  const address = `/cart?messages=product-out-of-stock.${id(1)}~product-not-found.${id(2)}`;
  const { received } = await heardAt(address, () => ({ elements: [{ id: id(1), name: 'Ofen', translated: [] }] }));
  expect(received).toEqual([
    ['product-out-of-stock', { name: 'Ofen' }],
    ['product-not-found', {}],
  ]);
});

it('a catalogue that is away keeps nothing back (D4)', async () => {
  const { received } = await heardAt(`/cart?messages=product-out-of-stock.${id(1)}`, () => {
    throw new TypeError('fetch failed');
  });
  expect(received).toEqual([['product-out-of-stock', {}]]);
});

it('what is heard after the cart is there joins what was said of it (D4)', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(createElement(Messages)));
  await act(async () => cart.receiveMessages(aCart().error('cart-merged-hint', 0).cart.errors));
  expect(place.textContent).toBe('');
  await act(async () => $cart.set({ state: 'success', value: aCart().cart }));
  expect(place.textContent).toBe(words['cart-merged-hint']);
  await act(async () => cart.receiveMessages(aCart().error('product-out-of-stock', 20, { name: 'Ofen' }).cart.errors));
  expect(place.textContent).toContain(words['cart-merged-hint']);
  expect(place.textContent).toContain('«Ofen» ist ausverkauft');
  expect(cart.takeErrors()).toEqual([]);
});
