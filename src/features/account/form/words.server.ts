import { FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MatchOf } from '#i18n/namespaces.ts';
import { sliceOf } from '#i18n/words.ts';
import type { AccountPattern } from '../words.ts';

/** The words of a form of the account; `account` holds those that this one says. */
export type FormWords = {
  account: Slice<MatchOf<'account', AccountPattern>>;
  validation: Slice<MatchOf<'validation', (typeof VALIDATION_WORDS)[number]>>;
  connection: Slice<MatchOf<'connection', (typeof CONNECTION_WORDS)[number]>>;
  common: Slice<(typeof COMMON_WORDS)[number]>;
};

export const COMMON_WORDS = ['optional', 'fieldsRequired', 'save', 'cancel', 'saved'] as const;

export const CONNECTION_WORDS = [
  'formRestored',
  ...FAILURE_WORDS,
  ...(['error-CHECKOUT__CUSTOMER_*', 'error-STORE__PASSWORDS_BUSY'] as const),
] as const;

export const VALIDATION_WORDS = [
  ...(['violation-*', 'summary*', 'email*', 'required', 'phone', 'age', 'date'] as const),
  ...(['privacy', 'minLength', 'passwordsMatch', 'zipForCountry'] as const),
] as const;

/** The words of one form: those of every form, and `keys` of the account. */
export const formWords = (locale: Locale, keys: readonly AccountPattern[]): FormWords => ({
  account: sliceOf(locale, 'account', keys),
  validation: sliceOf(locale, 'validation', VALIDATION_WORDS),
  connection: sliceOf(locale, 'connection', CONNECTION_WORDS),
  common: sliceOf(locale, 'common', COMMON_WORDS),
});
