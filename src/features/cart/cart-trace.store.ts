import { persistentAtom } from '@nanostores/persistent';

/**
 * What every tab knows of the cart without asking: the number of pieces, then a fingerprint (`traceOf`). Kept in the
 * browser, so that the header counts on static pages and another tab's change is noticed.
 */
export const $cartTrace = persistentAtom<string>('hof-cart', '0');

/** Pieces in the cart, by its trace. Here and not with the rules, so that the header loads nothing else. */
export const countIn = (trace: string): number => Math.max(0, Number.parseInt(trace, 10) || 0);
