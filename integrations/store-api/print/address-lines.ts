import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

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
