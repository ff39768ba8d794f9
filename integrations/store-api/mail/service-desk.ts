import type { Locale } from '#i18n/locales.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { Correspondent } from './letter.ts';

/** The language of the people who answer. */
export const SERVICE_LOCALE: Locale = 'de';

/** Customer service as a recipient. */
export const serviceDesk = ({ shop }: ShopFacts): Correspondent => ({
  name: shop.name,
  address: shop.addresses.service ?? shop.email,
});
