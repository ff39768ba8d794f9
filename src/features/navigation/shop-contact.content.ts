import { getEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { shared } from '#store-api/shared.server.ts';
import { hrefOf } from './target.content.ts';

/** Where the shop says what shipping costs, and how it is phoned. */
export interface ShopContact {
  shippingHref: string | undefined;
  phone: string;
}

/** What a product page says of the house: where shipping is explained, how to phone. */
export const readShopContact = (locale: Locale): Promise<ShopContact> =>
  shared(`house ${locale}`, async () => ({
    shippingHref: await hrefOf(locale, { page: 'delivery' }),
    phone: (await getEntry('shop', 'shop'))?.data.phone ?? '',
  }));
