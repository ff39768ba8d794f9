import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { text } from './entity.ts';

/**
 * What a form has to solve before it is sent; its answer goes along as `captcha`. A proof of work asks for the number
 * from 0 to `maxNumber` whose SHA-256 behind `salt` is `challenge`, both in hex; the answer is `salt.number.signature`.
 */
export const Captcha = z.looseObject({
  /** `proof-of-work`, `recaptcha-v2`, `recaptcha-v3`, `turnstile` or `off`; the form says so when it knows none such. */
  provider: z.string(),
  siteKey: text,
  challenge: text,
  salt: text,
  signature: text,
  maxNumber: z.nullish(z.number()),
});
export type Captcha = z.infer<typeof Captcha>;

/** Extension of the embedded store; a Shopware answers 404 and asks for nothing. */
export const readCaptcha = call()('GET', '/captcha', Captcha);
