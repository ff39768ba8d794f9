import type { Locale } from '#i18n/locales.ts';
import type { ShopConfig } from '#store/catalogue/shop-config.ts';
import type { Correspondent } from './mail-message.ts';

/** The language of the people who answer. */
export const SERVICE_LOCALE: Locale = 'de';

/** Customer service as a recipient. */
export const serviceDesk = ({ shop }: ShopConfig): Correspondent => ({
  name: shop.name,
  address: shop.addresses.service ?? shop.email,
});
