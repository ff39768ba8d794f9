import { cantonOf, ELSEWHERE, OTHER_NAMES, spellingsOf } from './place-names.ts';
import type { Point } from './point.ts';
import { POSTCODES_OF, readTyped } from './typed-place.ts';

/** A place as one types it: `8044`, `Zürich`, `8044 Zürich`. */
export interface Place extends Point {
  /** Whose postcode it is, two letters; CH for Liechtenstein too. */
  country: string;
  zip: string;
  name: string;
}

/** Reads places.tsv: a place a line, in the order of postcodes; lines that begin with # say where they come from. */
export const parsePlaces = (table: string): Place[] =>
  table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [zip = '', name = '', lat, lon] = line.split('\t');
      return { country: 'CH', zip, name, lat: Number(lat), lon: Number(lon) };
    });

/** Where a dealer is: abroad these are the only places that are known. */
export const townOf = ({ country, zip, city, lat, lon }: Omit<Place, 'name'> & { city: string }): Place => ({
  ...{ country: POSTCODES_OF[country] ?? country, zip, name: city, lat, lon },
});

/** The place that somebody means; undefined when there is none. Of several the first counts: Switzerland stands in front. */
export function findPlace(places: readonly Place[], typed: string): Place | undefined {
  const { country, zip, name, canton } = readTyped(typed);
  const possible = places.filter(
    (place) => (!country || place.country === country) && (!canton || (cantonOf(place.name) ?? canton) === canton),
  );
  if (zip && !name) return byZip(possible, zip, country || 'CH');
  if (name.length < 2) return undefined;
  return zip ? byBoth(possible, zip, name) : (called(possible, name) ?? beginning(possible, name));
}

/** Post-office boxes have numbers of their own (8021): the nearest number of the same region is the same town. */
const byZip = (places: readonly Place[], zip: string, country: string): Place | undefined =>
  places.find((place) => place.zip === zip) ??
  nearestFirst(places, zip).find((place) => place.country === country && isInRegion(place, zip));

/**
 * The name decides, of several of that name the nearest number; five digits are neither Swiss nor Austrian. A name that is
 * known nowhere must go with the number, `8001 Zür`, `3000 Bern 25`, so that `8010 Graz` is not Zürich.
 */
function byBoth(places: readonly Place[], zip: string, name: string): Place | undefined {
  const near = nearestFirst(places, zip).filter((place) => place.zip.length >= zip.length);
  const goesWith = (spelling: string) => spelling.startsWith(name) || `-${name}-`.includes(`-${spelling}-`);
  return called(near, name) ?? near.find((place) => isInRegion(place, zip) && spellingsOf(place.name).some(goesWith));
}

const called = (places: readonly Place[], name: string): Place | undefined =>
  places.find((place) => spellingsOf(place.name).includes(OTHER_NAMES[name] ?? name));

/** Three letters are enough. */
const beginning = (places: readonly Place[], name: string): Place | undefined =>
  name.length < 3 || ELSEWHERE.includes(name)
    ? undefined
    : places.find((place) => spellingsOf(place.name).some((spelling) => spelling.startsWith(name)));

const nearestFirst = (places: readonly Place[], zip: string): Place[] =>
  places.toSorted((a, b) => away(a, zip) - away(b, zip));

const away = (place: Place, zip: string) => Math.abs(Number(place.zip) - Number(zip));

/** The first digits are the same: three in Switzerland, abroad two, where only some towns are known. */
function isInRegion(place: Place, zip: string): boolean {
  const digits = place.country === 'CH' ? 3 : 2;
  return place.zip.length === zip.length && place.zip.slice(0, digits) === zip.slice(0, digits);
}
