import type { Locale } from '#i18n/locales.ts';
import { amount, type Cents } from '#values/money.ts';

/** An amount as it is written in Switzerland: `129000` → `1’290.00`. */
export function amountText(value: Cents): string {
  const [whole = '', cents = ''] = amount(Math.abs(value)).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${value < 0 ? '-' : ''}${grouped}.${cents}`;
}

/** With its currency: `CHF 1’290.00`. */
export const moneyText = (iso: string, value: Cents): string => `${iso} ${amountText(value)}`;

/** A rate in percent, without its sign: `8,1`, in English `8.1`. In Switzerland a point stands in money alone. */
export const rateText = (rate: number, locale: Locale): string =>
  locale === 'en-US' ? String(rate) : String(rate).replace('.', ',');
