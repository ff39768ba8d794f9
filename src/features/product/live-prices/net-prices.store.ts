// Static pages are gross: for a known professional, prices stay hidden for at most 5 s until the net prices have
// loaded; then gross is shown and labeled.
/*
 * Whether the store told this browser net prices last time, as it does professionals. The next page then waits with its
 * prices, which are built for private customers, until the shopper's own are there.
 */

/** Also read before the first paint (`before-paint.store.ts`), which marks the page with `data-net="1"`. */
export const NET_KEY = 'hof-net';

/** Whether this page was opened by somebody who gets net prices. */
export const isNetExpected = (): boolean => document.documentElement.dataset.net !== undefined;

/** Marks the page, and remembers it for the next one. */
export function keepNet(isNet: boolean): void {
  const { dataset } = document.documentElement;
  if (isNet) dataset.net = '';
  else delete dataset.net;
  try {
    if (isNet) localStorage.setItem(NET_KEY, '1');
    else localStorage.removeItem(NET_KEY);
  } catch {
    // without storage it holds for this page
  }
}
