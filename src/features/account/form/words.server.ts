import type { Locale } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';
import type { AccountWord } from '../words.ts';
import { COMMON_WORDS, CONNECTION_WORDS, type FormWords, VALIDATION_WORDS } from './words.ts';

/** The words of one form: those of every form, and `keys` of the account. */
export const formWords = (locale: Locale, keys: readonly AccountWord[]): FormWords => ({
  account: sliceOf(locale, 'account', keys) as FormWords['account'],
  validation: sliceOf(locale, 'validation', VALIDATION_WORDS),
  connection: sliceOf(locale, 'connection', CONNECTION_WORDS),
  common: sliceOf(locale, 'common', COMMON_WORDS),
});
