import type { Violation } from '#store/errors.ts';
import type { Body } from '#store/request-body.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#store/rules/password.ts';
import type { Fields } from '#store/shopper/fields.ts';

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
