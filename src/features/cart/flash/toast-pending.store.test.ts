// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { aCart } from '../a-cart.ts';
import { cart } from '../cart.store.ts';
import { toastPending } from './toast-pending.store.ts';

it('a page that is landed on says what was left untold, with the way to the cart (D4)', async () => {
  history.replaceState(null, '', '/fr-FR/account');
  const mergedCart = aCart().with('10-104', 2).error('cart-merged-hint', 0);
  vi.spyOn(cart, 'load').mockResolvedValue(mergedCart.cart);
  cart.receiveMessages(mergedCart.cart.errors);
  await toastPending();
  const toast = document.querySelector('.toasts');
  expect(toast?.textContent).toContain('Votre panier contenait encore des articles de votre dernière visite.');
  expect(toast?.querySelector('a')?.getAttribute('href')).toBe('/fr-FR/cart');
  expect(cart.$errors.get()).toEqual([]);
});
