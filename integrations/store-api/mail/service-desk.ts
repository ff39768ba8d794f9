import type { Locale } from '#i18n/locales.ts';
import type { Correspondent } from '#store/records/mail/mail-message.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** The language of the people who answer. */
export const SERVICE_LOCALE: Locale = 'de';

/** Customer service as a recipient. */
export const customerService = ({ shop }: ShopConfig): Correspondent => ({
  name: shop.name,
  address: shop.addresses.service ?? shop.email,
});
