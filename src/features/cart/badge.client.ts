import { showCount } from '#ui/count-badge.client.ts';
import { cartTrace, countIn } from './cart-fingerprint.store.ts';

/* The number on the cart in the header, without React. */

show(cartTrace.get());
cartTrace.listen(show);

function show(fingerprint: string): void {
  showCount('cart', countIn(fingerprint));
}
