import { createHash, randomBytes } from 'node:crypto';

/** The id of something that content names: 32 hex digits, the same on every machine. `idOf('product', '10-104')`. */
export function idOf(kind: string, key: string): string {
  return createHash('md5').update(`${kind}:${key}`).digest('hex');
}

/** A new id of 32 hex digits. */
export const newId = (): string => randomBytes(16).toString('hex');

/** A new code of a mailed link: 32 signs, and no id, so that an address tells which of the two it holds. */
export const newLinkCode = (): string => randomBytes(24).toString('base64url');

/** A new context token: 32 letters and digits. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** How a token is kept that opens something: who reads the database can't use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
