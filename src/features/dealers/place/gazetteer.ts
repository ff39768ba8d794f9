import { plainName } from '#values/plain-name.ts';
import type { Point } from './point.ts';

/** A place as one types it: `8044`, `Zürich`, `8044 Zürich`. */
export interface Place extends Point {
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
      return { zip, name, lat: Number(lat), lon: Number(lon) };
    });

/** The place that somebody means; undefined when there is none. Of several the first counts: Switzerland stands in front. */
export function findPlace(places: readonly Place[], typed: string): Place | undefined {
  const zip = typed.match(/^\s*(?:CH-|FL-|LI-)?(\d{4,5})\b/i)?.[1];
  if (zip) return byZip(places, zip);
  const wanted = spelling(typed);
  if (wanted.length < 2) return undefined;
  const name = OTHER_NAMES[wanted] ?? wanted;
  return (
    places.find((place) => namesOf(place).includes(name)) ??
    (name.length < 3 ? undefined : places.find((place) => namesOf(place).some((known) => known.startsWith(name))))
  );
}

/** Post-office boxes have numbers of their own (8021): the nearest number of the same region is the same town. */
const byZip = (places: readonly Place[], zip: string): Place | undefined =>
  places.find((place) => place.zip === zip) ??
  places
    .filter((place) => place.zip.length === zip.length && place.zip.slice(0, 3) === zip.slice(0, 3))
    .sort((a, b) => away(a, zip) - away(b, zip))[0];

const away = (place: Place, zip: string) => Math.abs(Number(place.zip) - Number(zip));

/** `Biel/Bienne` is both, and `Altdorf UR` is Altdorf. */
const namesOf = ({ name }: Place): string[] => [name, name.replace(/ [A-Z]{2}$/, ''), ...name.split('/')].map(spelling);

/** One spelling for `Zürich`, `Zuerich`, `ZURICH` and for `St. Gallen`, `Sankt Gallen`. */
const spelling = (name: string): string =>
  plainName(name)
    .replace(/(?<=[aou])e/g, '')
    .replace(/^(sankt|saint)-/, 'st-');

/** What towns are called on the other side of the language border, and in English; spelled as `spelling` does. */
const OTHER_NAMES: Record<string, string> = Object.fromEntries(
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
  ].flatMap(([name = '', ...others]) => others.map((other) => [spelling(other), spelling(name)])),
);
