import { UNTOLD } from '#features/cart/flash/pending-messages-key.store.ts';
import { NET_KEY } from '#features/product/live-prices/net-prices.store.ts';
import { MODE_KEY } from './colour-mode.store.ts';

/**
 * Runs before the first paint, so that nobody sees the wrong lamp, and no professional the prices of private customers.
 * A page that forces a mode sets `data-theme` itself. Every byte counts here: `data-net="1"` says that net prices are
 * on their way, `data-untold="1"` that the cart has left something to say.
 */
export const BEFORE_PAINT = `try{let s=localStorage,m=s["${MODE_KEY}"],d=document.documentElement.dataset;/light|dark/.test(m)&&(d.theme||=m);s["${NET_KEY}"]&&(d.net=1);sessionStorage["${UNTOLD}"]&&(d.untold=1)}catch{}`;
