import * as z from 'zod';
import { inEveryLanguage, LOCALES, type Locale } from './locales.ts';

/* Schemas for content in the languages of the shop, derived from `LOCALES`. */

/** The code of a language of the shop. */
export const localeCode = z.enum(LOCALES.map(({ code }) => code));

/** A value for every language. */
export const everyLanguage = <Value extends z.ZodType>(value: Value) => z.strictObject(inEveryLanguage(() => value));

/** A value for German, which the other languages fall back to. */
export const germanAtLeast = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    inEveryLanguage((locale) => (locale === 'de' ? value : value.optional())) as {
      [Code in Locale]: Code extends 'de' ? Value : z.ZodOptional<Value>;
    },
  );
