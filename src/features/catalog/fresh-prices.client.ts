import { freshen } from './freshen.client.ts';

/* Static prices never lie: at the first sign of a shopper the store is asked once for everything on the page. */

freshen(document);
