import { showCount } from '#ui/count-badge.client.ts';
import { cartTrace, countIn } from './cart-trace.store.ts';

/* The number on the cart in the header, without React. */

show(cartTrace.get());
cartTrace.listen(show);

function show(trace: string): void {
  showCount('cart', countIn(trace));
}
