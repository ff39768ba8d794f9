import { plainName } from '#values/text.ts';

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

/** A place on the earth in degrees (WGS84). */
export interface Point {
  lat: number;
  lon: number;
}

/** Kilometres as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lon - from.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** What somebody has typed, taken apart; what is not there is empty. */
interface TypedPlace {
  /** Whose postcode it is: CH, AT, DE, FR, IT. */
  country: string;
  zip: string;
  /** As `spelling` writes it, without canton. */
  name: string;
  /** Two capital letters. */
  canton: string;
}

/** Reads `8044`, `A-6900 Bregenz`, `Bregenz 6900`, `Lugano TI`. */
function readTyped(typed: string): TypedPlace {
  const [written = '', four = '', zip4 = '', five = '', zip5 = ''] = typed.match(POSTCODE) ?? [];
  const words = spelling(typed.replace(written, ' '));
  const canton = words.match(CANTON)?.[1] ?? '';
  return {
    country: POSTCODES_OF[(four || five).toUpperCase()] ?? '',
    zip: zip4 || zip5,
    name: words.replace(CANTON, ''),
    canton: canton.toUpperCase(),
  };
}

/** By the letters in front of a postcode, those of number plates too. Liechtenstein has Swiss postcodes. */
const POSTCODES_OF: Record<string, string | undefined> = {
  ...{ CH: 'CH', LI: 'CH', FL: 'CH' },
  ...{ AT: 'AT', A: 'AT', DE: 'DE', D: 'DE', FR: 'FR', F: 'FR', IT: 'IT', I: 'IT' },
};

/** Four digits in Switzerland and Austria, five elsewhere: the FR of `Romont FR 1680` is the canton. */
const POSTCODE = /(?<![\p{L}\d])(?:(?:(CH|LI|FL|AT?)[- ]?)?(\d{4})|(?:(DE?|FR?|IT?)[- ]?)?(\d{5}))(?![\p{L}\d])/iu;

const CANTON = /(?:^|-)(ag|ai|ar|be|bl|bs|fr|ge|gl|gr|ju|lu|ne|nw|ow|sg|sh|so|sz|tg|ti|ur|vd|vs|zg|zh)$/;

/** `Biel/Bienne` is both, and `Altdorf UR` is Altdorf. */
export const spellingsOf = (name: string): string[] =>
  [name, name.replace(CANTON_BEHIND, ''), ...name.split('/')].map(spelling);

/** One spelling for `Zürich`, `Zuerich`, `ZURICH` and for `St. Gallen`, `Sankt Gallen`. */
const spelling = (name: string): string =>
  plainName(name)
    .replace(/(?<=[aou])e/g, '')
    .replace(/^(sankt|saint)-/, 'st-');

/** The canton of `Altdorf UR`; undefined where the name needs none. */
const cantonOf = (name: string): string | undefined => name.match(CANTON_BEHIND)?.[1];

const CANTON_BEHIND = / ([A-Z]{2})$/;

/** What towns are called on the other side of the language border, and in English; spelled as `spelling` does. */
const OTHER_NAMES: Record<string, string | undefined> = Object.fromEntries(
  [
    ['Genève', 'Genf', 'Geneva', 'Ginevra'],
    ['Bern', 'Berne', 'Berna'],
    ['Basel', 'Bâle', 'Basle', 'Basilea'],
    ['Luzern', 'Lucerne', 'Lucerna'],
    ['Zürich', 'Zurigo'],
    ['Fribourg', 'Freiburg', 'Friburgo'],
    ['Neuchâtel', 'Neuenburg'],
    ['Solothurn', 'Soleure'],
    ['Sion', 'Sitten'],
    ['Sierre', 'Siders'],
    ['Lausanne', 'Losanna'],
    ['Delémont', 'Delsberg'],
    ['Porrentruy', 'Pruntrut'],
    ['Murten', 'Morat'],
    ['Schaffhausen', 'Schaffhouse'],
    ['St. Gallen', 'Saint-Gall', 'San Gallo'],
    ['Chur', 'Coire', 'Coira'],
    ['Thun', 'Thoune'],
    ['Burgdorf', 'Berthoud'],
    ['Glarus', 'Glaris'],
    ['Zug', 'Zoug'],
    ['Winterthur', 'Winterthour'],
    ['Köln', 'Cologne'],
    ['München', 'Munich'],
    ['Wien', 'Vienna', 'Vienne'],
    ['Milano', 'Mailand', 'Milan'],
    ['Torino', 'Turin'],
    ['Bozen', 'Bolzano'],
    ['Strasbourg', 'Strassburg'],
    ['Konstanz', 'Constance'],
    ['Como', 'Côme'],
    ['Freiburg im Breisgau', 'Freiburg i. Br.', 'Fribourg-en-Brisgau'],
    ['Frankfurt am Main', 'Frankfurt a. M.', 'Francfort'],
  ].flatMap(([name = '', ...others]) => others.map((other) => [spelling(other), spelling(name)])),
);

/**
 * Towns abroad that nobody in the network is at home in, and whose names begin a Swiss one: who types Berlin does not mean
 * Berlingen.
 */
export const ELSEWHERE: readonly string[] = [
  ...['Berlin', 'Bonn', 'Hagen', 'Jena', 'Ulm', 'Wels'],
  ...['Bari', 'Gênes', 'Rom', 'Roma', 'Rome'],
  ...['Arles', 'Caen', 'Metz', 'Pau'],
  ...['Athen', 'Gand', 'Gent', 'Porto', 'Prag'],
].map(spelling);
