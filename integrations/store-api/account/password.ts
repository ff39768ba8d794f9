import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '#store/errors.ts';
import { type StoreContext, visitorIn } from '#store/request.ts';
import { type Asker, createQueue, QueueFullError } from '#values/turns.ts';

/** What one hash costs: N as a power of two, r and p. About 150 ms and 32 MB, one of OWASP's equal choices for scrypt. */
const COST = '15-8-3';
const KEY_BYTES = 32;

/** Twice what the cost above needs. */
const MAX_MEMORY = 64 * 1024 * 1024;

/**
 * A password as it is kept: `scrypt:<cost>:<salt>:<key>`, so that a higher cost leaves earlier ones valid. Runs beside the
 * event loop. @throws 503 while too many wait for their turn
 */
export async function hashPassword(asker: Asker, password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(asker, password, { salt, cost: COST });
  return ['scrypt', COST, salt.toString('base64'), key.toString('base64')].join(':');
}

/**
 * Whether `password` is the one that was hashed. Without a hash (null) the answer is no, after just as long.
 * @throws 503 while too many wait for their turn
 */
export async function isPassword(asker: Asker, password: string, hash: string | null): Promise<boolean> {
  const [kind, cost = COST, salt = '', key = ''] = (hash ?? NOBODYS).split(':');
  const derived = await derive(asker, password, { salt: Buffer.from(salt, 'base64'), cost });
  const expected = Buffer.from(key, 'base64');
  return hash !== null && kind === 'scrypt' && expected.length === KEY_BYTES && timingSafeEqual(derived, expected);
}

/** The hash for unknown customers, so that response times do not reveal who has an account. */
const NOBODYS = ['scrypt', COST, randomBytes(16).toString('base64'), randomBytes(KEY_BYTES).toString('base64')].join(
  ':',
);

/** The visitor who waits for a hash, until the request is aborted. */
export const askerOf = (c: StoreContext): Asker => ({ visitor: visitorIn(c), signal: c.req.raw.signal });

/**
 * Node has four threads for such work, and for the disk that every commit waits for: half of them stay free. Two cores
 * manage some six a second, so the last of those who wait is served after five; further ones get 429.
 */
const enqueue = createQueue({ atOnce: 2, ofOne: 10, ofAll: 30 });

/** When somebody who found no room may try again, in seconds. */
const RETRY_AFTER_S = 5;

type Kept = { salt: Buffer; cost: string };

async function derive(asker: Asker, password: string, { salt, cost }: Kept): Promise<Buffer> {
  const [power = 0, r = 0, p = 0] = cost.split('-').map(Number);
  const begin = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, KEY_BYTES, { N: 2 ** power, r, p, maxmem: MAX_MEMORY }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  try {
    return await enqueue(asker, begin);
  } catch (error) {
    throw error instanceof QueueFullError ? busy() : error;
  }
}

const busy = () =>
  refuse(503, 'STORE__PASSWORDS_BUSY', `Too many are logging in, try again in ${RETRY_AFTER_S} seconds.`, {
    seconds: RETRY_AFTER_S,
  });
