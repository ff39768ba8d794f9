/** How long the shop waits for a remote Shopware, in ms, and how much it carries; each figure with its reason. */

/** A lost packet of a handshake is sent again after 1 s: this leaves room for two of them. */
export const CONNECT_MS = 3_500;

/** From the question to the first byte of a read: slow Shopwares need 2 to 4 s, and after 10 s a shopper has left. */
export const READ_MS = 10_000;

/** The same for a write: an order speaks with payment providers, and giving up early leaves everybody in doubt. */
export const WRITE_MS = 25_000;

/** Between two bytes of an answer that has begun. */
export const SILENCE_MS = 15_000;

/** From the question to the last byte: a document of 10 MB over a slow line, and as long as the server keeps a request. */
export const TOTAL_MS = 60_000;

/** A connection without work is closed before any usual server closes it (Apache after 5 s), so that no write meets a dead one. */
export const IDLE_MS = 3_000;

/** Pauses before a read is asked again, in ms: enough for a restart behind a balancer, too short to be noticed. */
export const PAUSES_MS = [150, 600];

/** Questions under way at once; more would only wait at a Shopware whose PHP has 20 to 50 workers. */
export const MOST_AT_ONCE = 100;

/** Largest body that is kept in memory: of a read, which may have to be said twice, or one whose length nobody announced. */
export const MAX_KEPT_BYTES = 1024 * 1024;

/**
 * JSON up to this size, packed, leaves as a whole or not at all: so a cut answer can be asked for again, and its pictures
 * become our own. Anything else flows.
 */
export const WHOLE_BYTES = 4 * 1024 * 1024;
