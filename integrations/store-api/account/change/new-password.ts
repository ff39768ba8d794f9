import type { Fields } from '#store/account/fields.ts';
import type { Violation } from '#store/errors.ts';
import type { Body } from '#store/request-body.ts';

/** Shortest password of an account, in characters. */
export const MIN_PASSWORD = 8;

/** Longest one: hashing it must not become work that somebody else orders. */
const MAX_PASSWORD = 4096;

/** A password that is to be set, in characters as they were typed. */
export const readPassword = (fields: Fields, name: string): string =>
  fields.secret(name, { required: true, min: MIN_PASSWORD, max: MAX_PASSWORD });

/** `newPassword`, typed twice the same. */
export function readNewPassword(fields: Fields, body: Body, violations: Violation[]): string {
  const password = readPassword(fields, 'newPassword');
  if (violations.length === 0 && body.newPasswordConfirm !== password)
    // the original gives this one no code
    violations.push({ code: null, pointer: '/newPassword', detail: 'The passwords are not equal.' });
  return password;
}
