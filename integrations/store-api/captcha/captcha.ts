import { timingSafeEqual } from 'node:crypto';
import { refuse } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';
import type { Captcha } from '#store-api/contract/captcha.ts';
import { isWorkDone, newChallenge } from './proof-of-work.ts';
import { isTrustedBy } from './third-party.ts';

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
  if (!isSolved)
    throw refuse(403, 'FRAMEWORK__INVALID_CAPTCHA_VALUE', 'The provided value for captcha is not valid.', {});
}

/** Longest answer; tokens of providers have up to 2 KB. */
const LONGEST = 4096;

/** Without telling by its time how much was right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(tokenHash(a)), Buffer.from(tokenHash(b)));
