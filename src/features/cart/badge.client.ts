import { showCount } from '#ui/count-badge.client.ts';
import { cartFingerprint, countIn } from './cart-fingerprint.store.ts';

/* The number on the cart in the header, without React. */

show(cartFingerprint.get());
cartFingerprint.listen(show);

function show(fingerprint: string): void {
  showCount('cart', countIn(fingerprint));
}
