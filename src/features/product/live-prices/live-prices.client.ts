import { onHydrated } from './hydrated.client.ts';
import { freshen } from './refresh.client.ts';

/* Static prices never lie: at the first sign of a shopper the store is asked once for everything on the page. */

freshen(document);
onHydrated(() => freshen(document));

// more goods, or others, come into a list without a new page
const main = document.querySelector('main');
if (main) new MutationObserver(() => freshen(main)).observe(main, { childList: true, subtree: true });
