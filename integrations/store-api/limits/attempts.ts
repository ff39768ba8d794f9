import { refuse, type StoreError } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { countAttempt, forgetAttempts, readAttempts, uncountAttempt } from '#store/records/visitor/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import type { Store } from '#store/store.ts';

/** From this many attempts on, so many seconds have to lie between two of them; steps in order. */
type Limit = { from: number; seconds: number }[];

/** The limits of the Store API. */
export const LIMITS = {
  /** Passwords, and what stands on a guest's order: people err, and a guess costs little. */
  credentials: [
    { from: 11, seconds: 10 },
    { from: 16, seconds: 30 },
    { from: 21, seconds: 60 },
  ],
  /** Wrong passwords of one visitor for whichever address: a house or a phone network has many people who err. */
  visitors: [
    { from: 31, seconds: 2 },
    { from: 101, seconds: 10 },
    { from: 301, seconds: 30 },
  ],
  /** Wrong passwords and codes for one account of the desk: a guess a minute finds one of a million codes in a year. */
  account: [
    { from: 31, seconds: 10 },
    { from: 61, seconds: 60 },
  ],
  /** Whatever sends a mail to an address that somebody typed. */
  mail: [
    { from: 4, seconds: 30 },
    { from: 6, seconds: 60 },
    { from: 11, seconds: 90 },
  ],
  /** Accounts, each with a mail and a hash: a school or a phone network has one address for many people. */
  accounts: [
    { from: 501, seconds: 10 },
    { from: 1001, seconds: 60 },
  ],
  /** Orders that nobody has paid and nobody answers for with an account, each with a mail and a number. */
  orders: [
    { from: 201, seconds: 10 },
    { from: 401, seconds: 60 },
  ],
  /** Orders per typed e-mail address: its owner may order as a guest too, and should not be locked out. */
  address: [
    { from: 21, seconds: 60 },
    { from: 41, seconds: 600 },
  ],
  /** The same for what nobody asks for often: confirmations of accounts, newsletters and notices, copies of letters. */
  letterbox: [
    { from: 6, seconds: 600 },
    { from: 9, seconds: 3600 },
  ],
  /** What a storefront's visitors send together: thirty, then thirty an hour. */
  together: [{ from: 31, seconds: 120 }],
  /** What another way stays open for: three, then one an hour. */
  few: [{ from: 4, seconds: 3600 }],
  /** What is worth a mail once an hour. */
  hourly: [{ from: 2, seconds: 3600 }],
} satisfies Record<string, Limit>;

/** After a day without an attempt counting begins anew. */
const FORGOTTEN_AFTER_S = 24 * 60 * 60;

/** What is known of earlier attempts: how many, and how many seconds ago the last one was. */
type Earlier = { count: number; secondsAgo: number };

/** How many of the earlier attempts still count. */
const counting = ({ count, secondsAgo }: Earlier): number => (secondsAgo >= FORGOTTEN_AFTER_S ? 0 : count);

/** Whole seconds until the next attempt is let through; 0: it may come now. Pure. */
export function secondsToWait(limit: Limit, earlier: Earlier): number {
  const attempt = counting(earlier) + 1;
  const step = limit.findLast(({ from }) => attempt >= from);
  // a clock that was set back must lock nobody out for longer than the step
  const passed = Math.max(0, earlier.secondsAgo);
  return step ? Math.max(0, Math.ceil(step.seconds - passed)) : 0;
}

/** Whole seconds until so many attempts are let through at once; the last of them never is where it would have to wait for the others. Pure. */
export function secondsToWaitForAll(limit: Limit, earlier: Earlier, attempts: number): number {
  const first = secondsToWait(limit, earlier);
  const afterOthers = { count: counting(earlier) + attempts - 1, secondsAgo: 0 };
  return Math.max(first, attempts > 1 ? secondsToWait(limit, afterOthers) : 0);
}

type Rule = {
  limit: Limit;
  /** Of the refusal. */
  code: string;
  /** Counted by its subject alone, for all visitors together. */
  isAnywhere?: true;
};

/**
 * What is limited, with its steps and the code of its refusal: all limits of the shop. Each counts by visitor
 * and by its subject, unless it is counted anywhere. `LIMITS` of the environment replaces the steps of a line.
 */
const LIMITED = {
  login: { limit: LIMITS.credentials, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  'login-visitor': { limit: LIMITS.visitors, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  'guest-order': { limit: LIMITS.credentials, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  registration: { limit: LIMITS.accounts, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** New guests. */
  guest: { limit: LIMITS.accounts, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** Sessions that are stored for the first time: the first piece in a cart, the first choice. */
  session: { limit: LIMITS.accounts, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** Orders of guests. */
  order: { limit: LIMITS.orders, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** Orders of guests, by the e-mail address that they typed. */
  'order-mail': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** The same, wherever they come from. */
  'order-address': { limit: LIMITS.address, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', isAnywhere: true },
  /** All other mails to an address that somebody typed, by what they are about. */
  letterbox: { limit: LIMITS.letterbox, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', isAnywhere: true },
  /** Mails of a payment that did not come, by order: the ones beyond are left out. */
  'failed-payment': { limit: LIMITS.hourly, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', isAnywhere: true },
  /** Promotion codes that nobody has given out, or that nobody can use any more. */
  'promotion-code': { limit: LIMITS.credentials, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  'opt-in': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  recovery: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  contact: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** Messages from STOREFRONT_URLS without a captcha; those beyond need one. */
  'contact-elsewhere': { limit: LIMITS.few, code: 'FRAMEWORK__INVALID_CAPTCHA_VALUE' },
  /** The same of all visitors of a storefront. */
  'contact-storefront': { limit: LIMITS.together, code: 'FRAMEWORK__INVALID_CAPTCHA_VALUE', isAnywhere: true },
  appointment: { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  'back-in-stock': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** Passwords and codes at the desk, by user and visitor. */
  desk: { limit: LIMITS.credentials, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  'desk-visitor': { limit: LIMITS.visitors, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  /** The same of one user, wherever they come from: codes of six digits. */
  'desk-user': { limit: LIMITS.account, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', isAnywhere: true },
  /** Mails with a link to the desk. */
  'desk-link': { limit: LIMITS.mail, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', isAnywhere: true },
  newsletter: { limit: LIMITS.mail, code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED' },
} as const satisfies Record<string, Rule>;

export type Limited = keyof typeof LIMITED;

/** @throws {Error} when `LIMITS` of the environment names what nothing is limited by */
export function checkLimits({ LIMITS: changed = {} }: Store['config']): void {
  const unknown = Object.keys(changed).find((name) => !(name in LIMITED));
  if (unknown === undefined) return;
  throw new Error(`LIMITS should name some of ${Object.keys(LIMITED).join(', ')}, found "${unknown}"`);
}

/**
 * Counts an attempt before it is made, so that many at once can't slip through; `subject` is whom or what it is about.
 * A refused one does not count: who keeps pressing is let in all the same when the time is over.
 * @throws 429 with the seconds to wait
 */
export function takeAttempt(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  return c.var.store.records.transaction((tx) => takeAttemptIn(tx, c, what, subject));
}

/** Counts an attempt where there is one left; false, and nothing counted, where not. */
export const hasAttempt = async (c: StoreContext, what: Limited, subject = ''): Promise<boolean> =>
  (await c.var.store.records.transaction((tx) => countIn(tx, attemptContextOf(c), what, subject))) === 0;

/** The same inside a transaction: what is undone with it does not count. @throws 429 with the seconds to wait */
export async function takeAttemptIn(tx: Database, c: StoreContext, what: Limited, subject = ''): Promise<void> {
  const wait = await countIn(tx, attemptContextOf(c), what, subject);
  if (wait > 0) throw throttled(what, wait);
}

/**
 * Counts those of some guesses that turn out wrong, in a transaction of its own: whatever becomes of the call, they stay
 * counted. Where not all of them may be made now, none is looked at, so that a refusal tells nothing.
 * @throws 429 with the seconds to wait
 */
export async function takeWrong(
  c: StoreContext,
  what: Limited,
  guesses: number,
  countWrong: CountWrong,
): Promise<void> {
  const context = attemptContextOf(c);
  const key = keyOf(context, what, '');
  const wait = await c.var.store.records.transaction(async (tx) => {
    for (;;) {
      const seen = await readAttempts(tx, key);
      const earlier = earlierOf(seen, context.now);
      const seconds = secondsToWaitForAll(limitOf(context.config, what), earlier, guesses);
      if (seconds > 0) return seconds;
      const wrong = await countWrong(tx);
      if (wrong === 0) return 0;
      const next = { key, count: counting(earlier) + wrong, lastAt: context.now.toISOString() };
      if (await countAttempt(tx, seen, next)) return 0;
    }
  });
  if (wait > 0) throw throttled(what, wait);
}

/** How many of the guesses are wrong. */
type CountWrong = (tx: Database) => Promise<number>;

/** It was right: the errors before are forgiven. */
export function forgiveAttempts(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  return c.var.store.records.transaction((tx) => forgetAttempts(tx, keyOf(attemptContextOf(c), what, subject)));
}

/** The same inside a transaction, without a call of the Store API. */
export const forgiveIn = (tx: Database, context: AttemptContext, what: Limited, subject = ''): Promise<void> =>
  forgetAttempts(tx, keyOf(context, what, subject));

/** It should not have counted: the others stay as they are. */
export function giveBackAttempt(c: StoreContext, what: Limited, subject = ''): Promise<void> {
  return c.var.store.records.transaction((tx) => uncountAttempt(tx, keyOf(attemptContextOf(c), what, subject)));
}

/** Who asks, and when; nobody in particular when the shop itself does. */
export type AttemptContext = { config: Store['config']; now: Date; visitor?: string | undefined };

export const attemptContextOf = (c: StoreContext): AttemptContext => ({
  config: c.var.store.config,
  now: c.var.now,
  visitor: c.env?.visitor,
});

/** Counts an attempt and answers 0, or counts nothing and answers the seconds to wait. */
export async function countIn(tx: Database, context: AttemptContext, what: Limited, subject: string): Promise<number> {
  const key = keyOf(context, what, subject);
  const limit = limitOf(context.config, what);
  for (;;) {
    const seen = await readAttempts(tx, key);
    const earlier = earlierOf(seen, context.now);
    const seconds = secondsToWait(limit, earlier);
    if (seconds > 0) return seconds;
    const next = { key, count: counting(earlier) + 1, lastAt: context.now.toISOString() };
    if (await countAttempt(tx, seen, next)) return 0;
  }
}

const earlierOf = (seen: { count: number; lastAt: string } | undefined, now: Date) =>
  seen
    ? { count: seen.count, secondsAgo: (now.getTime() - Date.parse(seen.lastAt)) / 1000 }
    : { count: 0, secondsAgo: 0 };

const limitOf = (config: Store['config'], what: Limited): Limit => config.LIMITS?.[what] ?? LIMITED[what].limit;

/** Small letters, so that another spelling is no fresh start; hashed, so that no address is kept. */
function keyOf({ visitor = 'unknown' }: AttemptContext, what: Limited, subject: string): string {
  const rule: Rule = LIMITED[what];
  return tokenHash([what, subject.toLowerCase(), rule.isAnywhere ? 'anywhere' : visitor].join('\n'));
}

function throttled(what: Limited, seconds: number): StoreError {
  const { code } = LIMITED[what];
  const words =
    code === 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'
      ? `Customer auth throttled for ${seconds} seconds.`
      : `Too many requests, try again in ${seconds} seconds.`;
  return refuse(429, code, words, { seconds });
}
