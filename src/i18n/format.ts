import type { Cents } from '#values/money.ts';
import { type Locale, localeInfo } from './locales.ts';

/*
 * Numbers, money, dates, lengths as each language writes them. Formatters are kept: making one per card was the
 * hottest function of a build.
 */

/** Amounts are whole Rappen (cents) inside: `124900` → `CHF 1’249.00`, in English `CHF 1,249.00`. */
export const formatMoney = (locale: Locale, amount: Cents, currency = 'CHF'): string =>
  written(number(moneyIn(locale), { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100));

/** The amount without its currency, for a struck price behind a full one: `22900` → `229.00`. */
export const formatAmount = (locale: Locale, amount: Cents): string =>
  written(number(moneyIn(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount / 100));

/** Only English has its own format of money; the others have the Swiss one, like mails and invoices: `CHF 249.00`. */
const moneyIn = (locale: Locale): Locale => (locale === 'en-US' ? locale : 'de');

/** `digits` caps the decimals: 2.6 → `2,6`, in English `2.6`. In German Switzerland a point stands in money alone. */
export const formatNumber = (locale: Locale, value: number, digits = 2): string => {
  const text = written(number(locale, { maximumFractionDigits: digits }).format(value));
  return locale === 'de' ? text.replace('.', ',') : text;
};

/** Whole percent or with one decimal, without the sign (the sentence carries it). */
export const formatPercent = (locale: Locale, value: number): string => formatNumber(locale, value, 1);

/** `295 mm`, joined by a no-break space. */
export const formatMm = (locale: Locale, mm: number): string => `${formatNumber(locale, mm, 0)}\u00A0mm`;

/** `4,2 kg`; below one kilogram in grams. */
export const formatWeight = (locale: Locale, kg: number): string =>
  kg < 1 ? `${formatNumber(locale, kg * 1000, 0)}\u00A0g` : `${formatNumber(locale, kg, 2)}\u00A0kg`;

/** `long`: 21. November 2026 · `short`: 21.11.2026 · `month`: November 2026. Always the day in Switzerland. */
export const formatDate = (locale: Locale, moment: Date | string, style: 'long' | 'short' | 'month' = 'long'): string =>
  date(locale, DATES[style]).format(new Date(moment));

/** `Fisch, Käse und Brot` with the language's own last word. */
export const formatList = (locale: Locale, items: readonly string[]): string =>
  kept(`list ${locale}`, () => new Intl.ListFormat(localeInfo(locale).numbers, { type: 'conjunction' })).format(items);

/** Bytes as a reader reads them: `1,2 MB`, `380 KB`. */
export const formatBytes = (locale: Locale, bytes: number): string =>
  bytes < 1e6
    ? `${formatNumber(locale, Math.max(1, bytes / 1e3), 0)}\u00A0KB`
    : `${formatNumber(locale, bytes / 1e6, 1)}\u00A0MB`;

const DATES: Record<'long' | 'short' | 'month', Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/** Swiss thousands: newer language data gives a straight apostrophe, older a curved one; server and browser must agree. */
const written = (digits: string): string => digits.replaceAll("'", '’');

const formatters = new Map<string, unknown>();

function kept<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T;
}

const number = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(localeInfo(locale).numbers, options));

/** The format of a date as the language writes it, Swiss time unless the options say otherwise. */
export const date = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(localeInfo(locale).numbers, { timeZone: 'Europe/Zurich', ...options }),
  );
