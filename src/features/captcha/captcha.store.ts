import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { type Captcha, readCaptcha } from '#store-api/contract/captcha.ts';
import { solve } from './proof-of-work.ts';

/** Why there is no answer: a key of the words in `captcha` (H8). */
export type CaptchaTrouble = 'noKey' | 'noVersion' | 'loadFailed' | 'executeFailed';

/** The answer that a form sends along as `captcha`, empty where the store asks for none; or why there is none. */
export type CaptchaAnswer = { answer: string } | { trouble: CaptchaTrouble };

/**
 * Solves what the store asks for, anew for every sending: an answer works once. Loaded by a form when somebody begins
 * to fill it in. Providers other than the proof of work come with a page of their own, so here they have no version.
 */
export async function solveCaptcha(send: Send): Promise<CaptchaAnswer> {
  try {
    return await answerTo(await send(readCaptcha));
  } catch (error) {
    // a Shopware has no such call
    if (error instanceof ApiError && error.status === 404) return { answer: '' };
    return { trouble: error instanceof ApiError ? 'loadFailed' : 'executeFailed' };
  }
}

async function answerTo({ provider, siteKey, ...puzzle }: Captcha): Promise<CaptchaAnswer> {
  if (provider === 'off') return { answer: '' };
  if (provider !== 'proof-of-work') return { trouble: siteKey ? 'noVersion' : 'noKey' };
  const { salt, challenge, signature, maxNumber } = puzzle;
  if (!salt || !challenge || !signature) return { trouble: 'noKey' };
  const number = await solve({ salt, challenge, maxNumber: maxNumber ?? 0 }, sha256);
  return number === null ? { trouble: 'executeFailed' } : { answer: `${salt}.${number}.${signature}` };
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
