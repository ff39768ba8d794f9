/** Shortest password of an account, in characters. */
export const MIN_PASSWORD = 8;

/** Longest one: hashing it must not become work that somebody else orders. */
export const MAX_PASSWORD = 4096;
