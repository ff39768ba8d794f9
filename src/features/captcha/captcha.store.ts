import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { type Captcha, readCaptcha } from '#store-api/contract/captcha.ts';
import { SERVICES } from './services.ts';

/** Why there is no answer: a key of the words in `captcha`. */
export type CaptchaTrouble = 'noKey' | 'noVersion' | 'loadFailed' | 'executeFailed';

/** The answer that a form sends along as `captcha`, empty where the store asks for none; or why there is none. */
export type CaptchaAnswer = { token: string } | { trouble: CaptchaTrouble };

/**
 * Solves what the store asks for, anew for every sending: an answer works once. A service draws its box, if it has one,
 * into the element of the form that is marked `data-captcha`.
 * @throws when the store can't be asked or refuses: that is no trouble of the check, and the form has words for it
 */
export async function solveCaptcha(send: Send): Promise<CaptchaAnswer> {
  const captcha = await send(readCaptcha).catch(unlessMissing);
  return answerTo(captcha).catch((): CaptchaAnswer => ({ trouble: 'executeFailed' }));
}

/** A Shopware has no such call (404), and asks for nothing. */
function unlessMissing(error: unknown): Captcha {
  if (error instanceof ApiError && error.status === 404) return { provider: 'off' };
  throw error;
}

async function answerTo({ provider, siteKey, ...puzzle }: Captcha): Promise<CaptchaAnswer> {
  if (provider === 'off') return { token: '' };
  if (provider !== 'proof-of-work') return answerOf(provider, siteKey);
  const { salt, challenge, signature, maxNumber } = puzzle;
  if (!salt || !challenge || !signature) return { trouble: 'noKey' };
  const number = await solve({ salt, challenge, maxNumber: maxNumber ?? 0 }, sha256);
  return number === null ? { trouble: 'executeFailed' } : { token: `${salt}.${number}.${signature}` };
}

/** A service needs a version that this shop speaks, and a key. What speaks to it is fetched only where one is configured. */
async function answerOf(provider: string, siteKey: string | null | undefined): Promise<CaptchaAnswer> {
  const service = SERVICES[provider];
  if (!service) return { trouble: 'noVersion' };
  if (!siteKey) return { trouble: 'noKey' };
  const { askService, ScriptError } = await import('./request-token.store.ts');
  try {
    const place = document.querySelector('[data-captcha]') ?? document.body;
    return { token: await askService(provider, service, siteKey, place) };
  } catch (error) {
    return { trouble: error instanceof ScriptError ? 'loadFailed' : 'executeFailed' };
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** So many are tried before the page may draw again. */
const AT_ONCE = 500;

/** What is to be found: the number whose SHA-256 behind the salt is the challenge. */
type Puzzle = { salt: string; challenge: string; maxNumber: number };

/** Tries one number after the other. Null when none fits, which only a made-up puzzle does. `digest`: SHA-256 of a text, in hex. */
export async function solve(
  { salt, challenge, maxNumber }: Puzzle,
  digest: (text: string) => Promise<string>,
): Promise<number | null> {
  for (let from = 0; from <= maxNumber; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, maxNumber + 1 - from) }, (_, at) => from + at);
    const hashes = await Promise.all(numbers.map((number) => digest(`${salt}${number}`)));
    const at = hashes.indexOf(challenge);
    if (at >= 0) return from + at;
  }
  return null;
}
