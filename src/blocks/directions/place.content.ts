import { getEntry } from 'astro:content';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Directions } from './directions.schema.ts';

/** Where the workshop is. */
export interface Place {
  /** Company, street, town, country. */
  address: string[];
  /** `46,8893° N, 8,2427° E` */
  coordinates: string;
  map: string;
}

/** The address of content/shop/shop.yaml, with the block's coordinates or the shop's own. */
export async function placeOf(locale: Locale, { coordinates }: Directions): Promise<Place> {
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
