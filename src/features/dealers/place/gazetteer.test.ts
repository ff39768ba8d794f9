import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDealers } from '#features/content-schema/shop-config/dealer.schema.ts';
import { distanceKm, ELSEWHERE, findPlace, parsePlaces, spellingsOf, townOf } from './gazetteer.ts';

const swiss = parsePlaces(readFileSync('src/features/dealers/place/places.tsv', 'utf8'));
const file = 'content/dealers/dealers.yaml';
const places = [...swiss, ...parseDealers(parse(readFileSync(file, 'utf8')), file).map(townOf)];
const findName = (typed: string) => findPlace(places, typed)?.name;

describe('A place that somebody types', () => {
  test('is found by its postcode, with or without country and name', () => {
    expect(['8044', ' CH-3011', '3011 Bern', '9490'].map(findName)).toEqual(['Zürich', 'Bern', 'Bern', 'Vaduz']);
  });
  test('is the town where several places share its postcode', () => {
    expect(['6060', '3280', '8640', '5600'].map(findName)).toEqual(['Sarnen', 'Murten', 'Rapperswil SG', 'Lenzburg']);
  });
  test('may have the number of a post-office box', () => {
    expect(findPlace(places, '8021')?.name).toBe('Zürich');
  });
  test('is found with umlauts, without them, and spelled out', () => {
    expect(['Zürich', 'zurich', 'ZUERICH', 'Bülach', 'Bulach'].map(findName)).toEqual([
      ...['Zürich', 'Zürich', 'Zürich', 'Bülach', 'Bülach'],
    ]);
  });
  test('is found by its French name, accents or not, and by the name of the neighbours', () => {
    expect(['Genève', 'geneve', 'Genf', 'Geneva'].map(findName)).toEqual(Array(4).fill('Genève'));
    expect(['Neuenburg', 'Bienne', 'Berne', 'Bâle'].map(findName)).toEqual([
      ...['Neuchâtel', 'Biel/Bienne', 'Bern', 'Basel'],
    ]);
  });
  test('is found however saints are written', () => {
    expect(['St. Gallen', 'St Gallen', 'Sankt Gallen', 'Saint-Gall'].map(findName)).toEqual(
      Array(4).fill('St. Gallen'),
    );
  });
  test('needs no canton, and three letters are enough', () => {
    expect(['Altdorf', 'Winterth', 'Frauenf'].map((typed) => findName(typed))).toEqual([
      ...['Altdorf UR', 'Winterthur', 'Frauenfeld'],
    ]);
  });
  test('is unknown when there is none', () => {
    expect(['', 'x', 'Atlantis', '0000', '99999', '<script>'].map(findName)).toEqual(Array(6).fill(undefined));
  });
});

describe('A postcode and a name', () => {
  test.each([
    ['6900 Bregenz', 'Bregenz'],
    ['Bregenz 6900', 'Bregenz'],
    ['6020 Innsbruck', 'Innsbruck'],
    ['1010 Wien', 'Wien'],
    ['1010 Vienna', 'Wien'],
    ['4020 Linz', 'Linz'],
    ['Köln 50667', 'Köln'],
    ['75001 Paris', 'Paris'],
    ['Zürich 8001', 'Zürich'],
    ['8021 Zürich', 'Zürich'],
    ['8001 Zür', 'Zürich'],
    ['3000 Bern 25', 'Bern'],
    ['8001 Bern', 'Bern'],
    ['8044 Gockhausen', 'Gockhausen'],
    ['8492 Wil', 'Wil ZH'],
    ['Altdorf, 6460', 'Altdorf UR'],
    ['1700 Freiburg', 'Fribourg'],
    ['79100 Freiburg', 'Freiburg im Breisgau'],
    ['79098 Freiburg i. Br.', 'Freiburg im Breisgau'],
    ['8267 Berlin', 'Berlingen'],
  ])('%j is %s', (typed, name) => expect(findName(typed)).toBe(name));

  test('of which several share the name is the one of the number', () => {
    expect(['8001 Zürich', 'Zürich 8050', '8021 Zürich'].map((typed) => findPlace(places, typed)?.zip)).toEqual([
      ...['8001', '8050', '8022'],
    ]);
  });
  test.each(['8010 Graz', '10115 Berlin', 'Berlin 10115', '99999 Bern', '84032 Altdorf', 'L-1227'])(
    '%j is unknown rather than in another country',
    (typed) => expect(findName(typed)).toBeUndefined(),
  );
});

describe('A postcode with the letters of a country', () => {
  test.each([
    ['A-6900', 'Bregenz'],
    ['AT-6900', 'Bregenz'],
    ['a 6900 Bregenz', 'Bregenz'],
    ['AT-1010', 'Wien'],
    ['D-79098', 'Freiburg im Breisgau'],
    ['DE-79100', 'Freiburg im Breisgau'],
    ['F-69001', 'Lyon'],
    ['FR 69001 Lyon', 'Lyon'],
    ['I-20121', 'Milano'],
    ['IT-20121', 'Milano'],
    ['CH-6900', 'Lugano'],
    ['CH8001', 'Zürich'],
    ['FL-9490', 'Vaduz'],
    ['LI-9490', 'Vaduz'],
  ])('%j is %s', (typed, name) => expect(findName(typed)).toBe(name));

  test('is of no other country', () => {
    expect(['A-8010', 'D-10115', 'CH-6900 Bregenz'].map(findName)).toEqual(Array(3).fill(undefined));
  });
  test('is Swiss with four digits and no letters; five need letters, or a town that has just these', () => {
    expect(['6900', '6020', '1010', '4020', '8010'].map(findName)).toEqual([
      ...['Lugano', 'Emmenbrücke', 'Lausanne', 'Basel', 'Zürich'],
    ]);
    expect(['50667', '10115', '69001'].map(findName)).toEqual(['Köln', undefined, undefined]);
  });
});

describe('A canton behind a name', () => {
  test.each([
    ['Lugano TI', 'Lugano'],
    ['Lugano (TI)', 'Lugano'],
    ['6900 Lugano TI', 'Lugano'],
    ['Zürich zh 8001', 'Zürich'],
    ['Romont FR 1680', 'Romont FR'],
    ['Romont BE', 'Romont BE'],
    ['Wil SG', 'Wil SG'],
    ['Wil AG', 'Wil AG'],
  ])('%j is %s', (typed, name) => expect(findName(typed)).toBe(name));
});

describe('A town abroad that nobody in the network is at home in', () => {
  test('is not the Swiss place that begins like it', () => {
    expect(ELSEWHERE.map(findName)).toEqual(ELSEWHERE.map(() => undefined));
    expect(['Frankfurt', 'München', 'Mailand'].map(findName)).toEqual(['Frankfurt am Main', 'München', 'Milano']);
  });
  test('is listed only where it begins a Swiss name, and is none', () => {
    const spellings = places.flatMap(({ name }) => spellingsOf(name));
    expect(
      ELSEWHERE.filter((name) => spellings.includes(name) || !spellings.some((one) => one.startsWith(name))),
    ).toEqual([]);
  });
});

describe('The list of places', () => {
  test('lies in Switzerland and Liechtenstein, line by line', () => {
    expect(swiss.length).toBeGreaterThan(4000);
    const outside = swiss.filter(
      ({ zip, name, lat, lon }) =>
        !/^\d{4}$/.test(zip) || !name || !(lat > 45.8 && lat < 47.85) || !(lon > 5.9 && lon < 10.55),
    );
    expect(outside).toEqual([]);
  });
  test('has the distances of the map', () => {
    const [bern, zurich] = ['Bern', 'Zürich'].map((name) => findPlace(places, name));
    expect(bern && zurich && Math.round(distanceKm(bern, zurich))).toBe(96);
    expect(bern && distanceKm(bern, bern)).toBe(0);
  });
});
