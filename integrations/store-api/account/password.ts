import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { turns } from './turns.ts';

/** What one hash costs: N as a power of two, r and p. About 150 ms and 32 MB, one of OWASP's equal choices for scrypt. */
const COST = '15-8-3';
const KEY_BYTES = 32;

/** Twice what the cost above needs. */
const MAX_MEMORY = 64 * 1024 * 1024;

/** A password as it is kept: `scrypt:<cost>:<salt>:<key>`, so that a higher cost leaves earlier ones valid. Runs beside the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64'), key.toString('base64')].join(':');
}

/** Whether `password` is the one that was hashed. Without a hash (null) the answer is no, after just as long. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, cost = COST, salt = '', key = ''] = (hash ?? NOBODYS).split(':');
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(key, 'base64');
  return hash !== null && kind === 'scrypt' && expected.length === KEY_BYTES && timingSafeEqual(derived, expected);
}

/** Stands in for the hash of somebody unknown, so that the time of an answer does not tell who has an account. */
const NOBODYS = ['scrypt', COST, randomBytes(16).toString('base64'), randomBytes(KEY_BYTES).toString('base64')].join(
  ':',
);

/** Node has four threads for such work, and for the disk that every commit waits for: half of them stay free. */
const inTurn = turns(2);

function derive(password: string, salt: Buffer, cost: string): Promise<Buffer> {
  const [power = 0, r = 0, p = 0] = cost.split('-').map(Number);
  const begin = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, KEY_BYTES, { N: 2 ** power, r, p, maxmem: MAX_MEMORY }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return inTurn(begin);
}
