import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount, type Cents } from '#values/money.ts';

/** An address as it stands on a letter, one line each; the country only when the letter leaves the shop's own. */
export function addressLines(address: Address, { countries, shop }: ShopConfig, locale: Locale): string[] {
  const country = countries.find(({ id }) => id === address.countryId);
  const isAbroad = country !== undefined && country.iso !== shop.address.country;
  const lines = [
    address.company,
    [address.title, address.firstName, address.lastName].filter(Boolean).join(' '),
    address.department,
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    `${address.zipcode} ${address.city}`,
    isAbroad ? inLanguage(locale, country.name) : null,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** The lines that mails and papers list: a discount on the shipping costs nothing itself and stands beside the shipping. */
export const visibleLines = ({ lines }: Pick<StoredOrder, 'lines'>): StoredOrder['lines'] =>
  lines.filter(({ type, payload }) => type !== 'promotion' || payload.discountScope !== 'delivery');

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
