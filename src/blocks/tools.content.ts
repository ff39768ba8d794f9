import type { BlockOf } from '#blocks/blocks.schema.ts';
import { categoryName } from '#features/catalogue/products.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { categoryOf } from '#features/navigation/target.content.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { getEntry } from '#values/entries.content.ts';

/** Where the field asks, and the parts by kind of appliance. */
export interface Ways {
  /** The search for spare parts. */
  search: string;
  kinds: { label: string; href: string }[];
}

export async function waysOf(locale: Locale): Promise<Ways> {
  const kinds = KINDS.map(async (key) => {
    const category = await categoryOf(locale, key);
    const href = category && categoryHref(locale, category);
    return href ? [{ label: categoryName(category), href }] : [];
  });
  return {
    search: spareParts(locale),
    kinds: (await Promise.all(kinds)).flat(),
  };
}

/** Ids of categories. */
const KINDS = ['spare-parts-cooking', 'spare-parts-waste'];

/** Where the workshop is. */
interface Place {
  /** Company, street, town, country. */
  address: string[];
  /** `46,8893° N, 8,2427° E` */
  coordinates: string;
  map: string;
}

/** The address of content/shop/shop.yaml, with the block's coordinates or the shop's own. */
export async function placeOf(locale: Locale, { coordinates }: BlockOf<'directions'>): Promise<Place> {
  const shop = (await getEntry('shop', 'shop'))?.data;
  if (!shop) throw new Error('content/shop/shop.yaml is missing: the directions lead to its address');
  const { company, street, zip, city, country } = shop.address;
  const { lat, lon } = coordinates ?? shop.coordinates;
  const degrees = (value: number, [plus, minus]: [string, string]) =>
    `${formatNumber(locale, Math.abs(value), 4)}°\u00A0${value < 0 ? minus : plus}`;
  return {
    address: [company, street, `${zip} ${city}`, wordsOf(locale, 'common').maybe(`country-${country}`) ?? country],
    coordinates: `${degrees(lat, ['N', 'S'])}, ${degrees(lon, ['E', 'W'])}`,
    map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`,
  };
}
