import { refuse, type StoreError } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import { countAttempt, forgetAttempts, readAttempts, uncountAttempt } from '#store/records/visitor/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import { counting, LIMITS, secondsToWait } from './wait.ts';

/** What is limited, with the step list and the code of its refusal (facts §1.6). */
const LIMITED = {
  login: { limit: LIMITS.credentials, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  'login-visitor': { limit: LIMITS.visitors, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  'guest-order': { limit: LIMITS.credentials, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  registration: { limit: LIMITS.accounts, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  'opt-in': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  recovery: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  contact: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  appointment: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  'back-in-stock': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  newsletter: { limit: LIMITS.mail, code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED' },
} as const;

export type Limited = keyof typeof LIMITED;

/**
 * Counts an attempt before it is made, so that many at once can't slip through; `subject` is whom or what it is about.
 * A refused one does not count: who keeps pressing is let in all the same when the time is over.
 * @throws 429 with the seconds to wait
 */
export async function takeAttempt(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  const key = keyOf(c, what, subject);
  const { limit, code } = LIMITED[what];
  const { store, now } = c.var;
  const wait = await store.records.transaction(async (tx) => {
    for (;;) {
      const seen = await readAttempts(tx, key);
      const earlier = seen
        ? { count: seen.count, secondsAgo: (now.getTime() - Date.parse(seen.lastAt)) / 1000 }
        : { count: 0, secondsAgo: 0 };
      const seconds = secondsToWait(limit, earlier);
      if (seconds > 0) return seconds;
      if (await countAttempt(tx, seen, { key, count: counting(earlier) + 1, lastAt: now.toISOString() })) return 0;
    }
  });
  if (wait > 0) throw throttled(code, wait);
}

/** It was right: the errors before are forgiven. */
export function forgiveAttempts(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  return c.var.store.records.transaction((tx) => forgetAttempts(tx, keyOf(c, what, subject)));
}

/** It should not have counted: the others stay as they are. */
export function giveBackAttempt(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  return c.var.store.records.transaction((tx) => uncountAttempt(tx, keyOf(c, what, subject)));
}

/** Small letters, so that another spelling is no fresh start; hashed, so that no address is kept. */
const keyOf = (c: StoreContext, what: Limited, subject: string): string =>
  tokenHash([what, subject.toLowerCase(), c.env?.visitor ?? 'unknown'].join('\n'));

const throttled = (code: string, seconds: number): StoreError =>
  refuse(
    429,
    code,
    code === 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'
      ? `Customer auth throttled for ${seconds} seconds.`
      : `Too many requests, try again in ${seconds} seconds.`,
    { seconds },
  );
