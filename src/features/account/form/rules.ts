import * as z from 'zod/mini';
import { isEmail } from '#values/email.ts';
import { isPhone } from '#values/phone.ts';
import { minLength } from '#values/validators.ts';

/* What fields of the shop's forms have to be. Every message is a key of `validation`. */

/** Shortest password of an account, in characters. */
export const MIN_PASSWORD = 8;

export const optional = z.string().check(z.trim());
export const required = z.string().check(z.trim(), z.minLength(1, 'required'));
/** One of several radio buttons; null once somebody has passed them and chosen none. */
export const chosen = z.nullable(z.string()).check(z.refine(Boolean, 'required'));
export const email = z.string().check(z.trim(), z.minLength(1, 'required'), z.refine(isEmptyOr(isEmail), 'email'));
export const phone = z.string().check(z.trim(), z.refine(isEmptyOr(isPhone), 'phone'));
/** A password somebody knows already: every sign counts. */
export const password = z.string().check(z.minLength(1, 'required'));
export const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.refine(minLength(MIN_PASSWORD).obeys, 'minLength'));

/** What who opens an account types a second time. */
type RepeatedFields = Record<'email' | 'emailConfirmation' | 'password' | 'passwordConfirm', string>;

/** The second fields that are filled in and differ from the first, each with its message. Spaces around an address do not count. */
export function differing(form: RepeatedFields): { field: keyof RepeatedFields; message: string }[] {
  const { email: mail, emailConfirmation, password: secret, passwordConfirm } = form;
  return [
    ...(emailConfirmation && mail.trim() !== emailConfirmation.trim()
      ? [{ field: 'emailConfirmation' as const, message: 'emailsMatch' }]
      : []),
    ...(passwordConfirm && secret !== passwordConfirm
      ? [{ field: 'passwordConfirm' as const, message: 'passwordsMatch' }]
      : []),
  ];
}

function isEmptyOr(rule: (value: string) => boolean) {
  return (value: string) => value === '' || rule(value);
}
