import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.schema.ts';
import { refuse } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import { countAttempt, readSecret } from '#store/records/visitor/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import type { Store } from '#store/store.ts';
import type { Captcha } from '#store-api/contract/captcha.ts';

/** What a form has to solve. */
export async function offerCaptcha(c: StoreContext): Promise<Captcha> {
  const { store, now } = c.var;
  const { CAPTCHA: provider, CAPTCHA_SITE_KEY: siteKey } = store.config;
  if (provider === 'off') return { provider };
  if (provider !== 'proof-of-work') return { provider, siteKey };
  return { provider, ...(await newChallenge(store, now)) };
}

/**
 * Lets through who has solved what was asked for, once an answer; and servers that know CAPTCHA_PASS, which no browser
 * does: clients of others that draw the form themselves ask for the same challenge.
 * @throws 403 by Shopware's own code
 */
export async function requireCaptcha(c: StoreContext, answer: unknown): Promise<void> {
  const { store, now } = c.var;
  const { CAPTCHA: provider, CAPTCHA_PASS: pass } = store.config;
  if (provider === 'off' || (pass && isSame(pass, c.req.header('x-captcha-pass') ?? ''))) return;
  const solution = typeof answer === 'string' && answer.length <= LONGEST ? answer : '';
  const isSolved =
    solution !== '' &&
    (provider === 'proof-of-work' ? await isWorkDone(store, solution, now) : await isTrustedBy(store.config, solution));
  if (isSolved) return;
  const where = 'GET /store-api/captcha tells what has to be solved.';
  throw refuse(403, 'FRAMEWORK__INVALID_CAPTCHA_VALUE', `The provided value for captcha is not valid. ${where}`);
}

/** Longest answer; tokens of providers have up to 2 KB. */
const LONGEST = 4096;

/** Without telling by its time how much was right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(tokenHash(a)), Buffer.from(tokenHash(b)));

/** A challenge may be solved and used within this: who writes a long message starts another one. */
const VALID_MS = 20 * 60_000;

/** What a browser gets; nothing of it is kept, the signature says that it is ours. */
type Challenge = { salt: string; challenge: string; signature: string; maxNumber: number };

/** A number is thought of, and has to be found by trying: on average half of `maxNumber` hashes, never more than all. */
async function newChallenge(store: Store, now: Date): Promise<Challenge> {
  const maxNumber = store.config.CAPTCHA_WORK;
  const salt = `${(now.getTime() + VALID_MS).toString(36)}-${randomBytes(12).toString('hex')}`;
  const challenge = hashOf(salt, randomInt(maxNumber + 1));
  return { salt, challenge, signature: sign(await readSecret(store.records), challenge), maxNumber };
}

/** Whether `salt.number.signature` is the answer to a challenge of ours that is neither old nor used: it is used now. */
export async function isWorkDone({ records }: Store, solution: string, now: Date): Promise<boolean> {
  const [, salt = '', until = '', number = '', signature = ''] = SOLUTION.exec(solution) ?? [];
  if (salt === '' || Number.parseInt(until, 36) < now.getTime()) return false;
  const right = sign(await readSecret(records), hashOf(salt, Number(number)));
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return false;
  const key = tokenHash(`captcha\n${salt}`);
  return records.transaction((tx) => countAttempt(tx, undefined, { key, count: 1, lastAt: now.toISOString() }));
}

const SOLUTION = /^(([0-9a-z]{8,9})-[0-9a-f]{24})\.(\d{1,7})\.([0-9a-f]{64})$/;

const hashOf = (salt: string, number: number): string => createHash('sha256').update(`${salt}${number}`).digest('hex');

const sign = (secret: string, challenge: string): string =>
  createHmac('sha256', secret).update(challenge).digest('hex');

/** Where a provider says whether a token is good, and how sure it has to be (v3: from 0 to 1). */
const PROVIDERS = {
  'recaptcha-v2': { url: 'https://www.google.com/recaptcha/api/siteverify', least: 0 },
  'recaptcha-v3': { url: 'https://www.google.com/recaptcha/api/siteverify', least: 0.5 },
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', least: 0 },
} as const;

/** How long the provider may take, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Asks the provider whether the token of a form is good; it takes each once. A provider that does not answer lets
 * nobody down: the message goes through, as the limits of contact still hold, and that is logged.
 */
async function isTrustedBy(config: Config, token: string): Promise<boolean> {
  const provider = PROVIDERS[config.CAPTCHA as keyof typeof PROVIDERS];
  const body = new URLSearchParams({ secret: config.CAPTCHA_SECRET ?? '', response: token });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(config.CAPTCHA_VERIFY_URL ?? provider.url, { method: 'POST', body, signal });
    const { success, score } = (await response.json()) as { success?: boolean; score?: number };
    return success === true && (score ?? 1) >= provider.least;
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error);
    console.error(JSON.stringify({ level: 'warn', at: 'captcha', provider: config.CAPTCHA, reason }));
    return true;
  }
}
