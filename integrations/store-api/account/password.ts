import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one hash: about 50 ms and 32 MB, as OWASP advises for scrypt (N = 2^15, r = 8). */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** A password as it is kept: `scrypt:<salt>:<key>`. Runs beside the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

/** Whether `password` is the one that was hashed. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt, key] = hash.split(':');
  if (kind !== 'scrypt' || !salt || !key) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
