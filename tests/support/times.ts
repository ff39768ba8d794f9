/** Times are taken on a machine that others use too: one that is off is taken again, so often at most. */
export const AGAIN = 2;
