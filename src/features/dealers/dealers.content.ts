import { getCollection, getEntry } from 'astro:content';
import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { type Place, parsePlaces, townOf } from './place/gazetteer.ts';
import table from './place/places.tsv?raw';

/** Every dealer: Switzerland first, then by country and town. */
export const readDealers = async (): Promise<Dealer[]> =>
  (await getCollection('dealers'))
    .map(({ data }) => data)
    .sort(
      (a, b) =>
        Number(b.country === 'CH') - Number(a.country === 'CH') ||
        a.country.localeCompare(b.country) ||
        a.city.localeCompare(b.city, 'de'),
    );

/** Every product line that dealers may carry, in its order. */
export const readLineNames = async (): Promise<{ id: string; name: string }[]> =>
  (await getCollection('lines'))
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
    .map(({ id, name }) => ({ id, name }));

/** The words above the network. @throws Error when content/shop/overviews.yaml is missing */
export async function readWords() {
  const entry = await getEntry('overviews', 'overviews');
  if (!entry) throw new Error('content/shop/overviews.yaml is needed by the dealer network');
  return entry.data.dealers;
}

/** Where one can ask from: every place in Switzerland and Liechtenstein, and abroad the towns that have a dealer. */
export const placesOf = (dealers: readonly Dealer[]): Place[] => [...swissPlaces(), ...dealers.map(townOf)];

let read: Place[] | undefined;
/** Read when the first one asks. */
function swissPlaces(): Place[] {
  read ??= parsePlaces(table);
  return read;
}
