import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import type { Correspondent } from '#store/records/mail/mails.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** What is filled into {{…}} and {…} of the words of a mail. */
export type MailVariables = Record<string, string>;

const PLACEHOLDER = /\{\{(\w+)\}\}|\{(\w+)\}/g;

/** Fills gaps as they are. @throws {Error} when a gap has no value: the caller forgot it */
export function fill(words: string, variables: MailVariables): string {
  return words.replace(PLACEHOLDER, (_all, double?: string, single?: string) =>
    gapValue(words, variables, double ?? single ?? ''),
  );
}

/** One line for a header or a sentence: what somebody typed can't begin another line there, nor another header. */
export const oneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

function gapValue(words: string, variables: MailVariables, name: string): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`The words "${words}" need a value for "${name}".`);
  return value;
}

/** Somebody as a mail addresses them. */
type Addressee = { email: string; firstName: string; lastName: string; salutationId: string | null };

/** The first line of a letter: “Guten Tag Frau Muster”, by the salutation that they chose. */
export function greetingFor(person: Addressee, locale: Locale, { salutations }: ShopConfig): string {
  const salutation = salutations.find(({ id }) => id === person.salutationId) ?? salutations.at(-1);
  const names = { firstName: oneLine(person.firstName), lastName: oneLine(person.lastName) };
  return salutation ? fill(inLanguage(locale, salutation.letter), names) : '';
}

export const correspondent = ({ email, firstName, lastName }: Addressee): Correspondent => ({
  name: `${firstName} ${lastName}`.trim(),
  address: email,
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as the language writes it, by the shop's clock: “22. November 2026”. */
export const writtenDay = (moment: Date, locale: Locale, timeZone: string): string =>
  format(locale, timeZone, { dateStyle: 'long' }).format(moment);

/** Day and time: “22. November 2026 um 14:05”. */
export const writtenMoment = (moment: Date, locale: Locale, timeZone: string): string =>
  format(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(moment);

/** Making a format takes milliseconds, so each is made once. */
function format(locale: Locale, timeZone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.keys(style)].join(' ');
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(localeInfo(locale).numbers, { ...style, timeZone });
  formats.set(key, formatter);
  return formatter;
}
