import { inLanguage, type Locale } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';

/** How shipping is worked out, under the sums of the cart. */
export async function shippingNote(locale: Locale): Promise<string> {
  const shop = await getEntry('shop', 'shop');
  return shop ? inLanguage(locale, shop.data.shippingNotes.estimate) : '';
}
