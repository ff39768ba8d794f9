import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { tokenHash } from '#store/id.ts';
import { countAttempt } from '#store/records/visitor/attempts.ts';
import { readSecret } from '#store/records/visitor/secret.ts';
import type { Store } from '#store/store.ts';

/** A challenge may be solved and used within this: who writes a long message starts another one. */
const VALID_MS = 20 * 60_000;

/** What a browser gets; nothing of it is kept, the signature says that it is ours. */
export type Challenge = { salt: string; challenge: string; signature: string; maxNumber: number };

/** A number is thought of, and has to be found by trying: on average half of `maxNumber` hashes, never more than all. */
export async function newChallenge(store: Store, now: Date): Promise<Challenge> {
  const maxNumber = store.config.CAPTCHA_WORK;
  const salt = `${(now.getTime() + VALID_MS).toString(36)}-${randomBytes(12).toString('hex')}`;
  const challenge = hashOf(salt, randomInt(maxNumber + 1));
  return { salt, challenge, signature: sign(await readSecret(store.records), challenge), maxNumber };
}

/** Whether `salt.number.signature` is the answer to a challenge of ours that is neither old nor used: it is used now. */
export async function isWorkDone({ records }: Store, solution: string, now: Date): Promise<boolean> {
  const [, salt = '', until = '', number = '', signature = ''] = ANSWER.exec(solution) ?? [];
  if (salt === '' || Number.parseInt(until, 36) < now.getTime()) return false;
  const right = sign(await readSecret(records), hashOf(salt, Number(number)));
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return false;
  const key = tokenHash(`captcha\n${salt}`);
  return records.transaction((tx) => countAttempt(tx, undefined, { key, count: 1, lastAt: now.toISOString() }));
}

const ANSWER = /^(([0-9a-z]{8,9})-[0-9a-f]{24})\.(\d{1,7})\.([0-9a-f]{64})$/;

const hashOf = (salt: string, number: number): string => createHash('sha256').update(`${salt}${number}`).digest('hex');

const sign = (secret: string, challenge: string): string =>
  createHmac('sha256', secret).update(challenge).digest('hex');
