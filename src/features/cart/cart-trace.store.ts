import { persistentAtom } from '@nanostores/persistent';

/**
 * What every tab knows of the cart without asking: the number of pieces, then a fingerprint (`traceOf`). Kept in the
 * browser, so that the header counts on static pages and another tab's change is noticed.
 */
export const $cartTrace = persistentAtom<string>('hof-cart', '0');
