import { type Locale, localeInfo } from '#i18n/locales.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as the language writes it, by the shop's clock: «22. November 2026». */
export const writtenDay = (moment: Date, locale: Locale, timeZone: string): string =>
  format(locale, timeZone, { dateStyle: 'long' }).format(moment);

/** Day and time: «22. November 2026 um 14:05». */
export const writtenMoment = (moment: Date, locale: Locale, timeZone: string): string =>
  format(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(moment);

/** Making a format takes milliseconds, so each is made once. */
function format(locale: Locale, timeZone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.keys(style)].join(' ');
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(localeInfo(locale).numbers, { ...style, timeZone });
  formats.set(key, formatter);
  return formatter;
}
