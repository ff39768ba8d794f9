import { cart } from './cart.store.ts';
import { isAsRequested } from './cart.ts';
import { openPanel, wakePanel } from './panel/panel.store.ts';

/** Puts a product in and shows the cart: what was put in, or, where it did not work, what went wrong and "try again". */
export async function quickAdd(productId: string, name: string, quantity: number): Promise<void> {
  wakePanel();
  const updatedCart = await cart.addProduct(productId, quantity);
  openPanel(updatedCart && { added: isAsRequested(updatedCart, productId) ? name : undefined });
}
