import type { Relaxation } from './answer-relaxations.ts';

/** Where the file asks of a request what no server asks, or does not know what every client sends. */
export const REQUEST_RELAXATIONS: Relaxation[] = [];
