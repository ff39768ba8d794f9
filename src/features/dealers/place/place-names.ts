import { plainName } from '#values/plain-name.ts';

/** `Biel/Bienne` is both, and `Altdorf UR` is Altdorf. */
export const spellingsOf = (name: string): string[] =>
  [name, name.replace(CANTON_BEHIND, ''), ...name.split('/')].map(spelling);

/** One spelling for `Zürich`, `Zuerich`, `ZURICH` and for `St. Gallen`, `Sankt Gallen`. */
export const spelling = (name: string): string =>
  plainName(name)
    .replace(/(?<=[aou])e/g, '')
    .replace(/^(sankt|saint)-/, 'st-');

/** The canton of `Altdorf UR`; undefined where the name needs none. */
export const cantonOf = (name: string): string | undefined => name.match(CANTON_BEHIND)?.[1];

const CANTON_BEHIND = / ([A-Z]{2})$/;

/** What towns are called on the other side of the language border, and in English; spelled as `spelling` does. */
export const OTHER_NAMES: Record<string, string | undefined> = Object.fromEntries(
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
