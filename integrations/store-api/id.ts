import { createHash, randomBytes } from 'node:crypto';

/** The id of something that content names: 32 hex digits, the same on every machine. `idOf('product', '10-104')`. */
export function idOf(kind: string, key: string): string {
  return createHash('md5').update(`${kind}:${key}`).digest('hex');
}

/** A new id of 32 hex digits. */
export const newId = (): string => randomBytes(16).toString('hex');

/**
 * A new code of a mailed link: 32 letters and digits, small and capital, so that an address tells it from an id. No
 * dashes, because some mail programs end a link before one.
 */
export const newLinkCode = (): string => randomBytes(24).toString('base64url').replace(/[-_]/g, 'X');

/** A new context token: 32 letters and digits. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** How a token is kept that opens something: who reads the database can't use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
