import { expect, test } from 'vitest';
import { ProductListing } from '#store-api/contract/listing.ts';
import { chipsOf, filterGroups, priceSpan, shortName, shownGroups } from './filters.ts';
import { FIRST_PAGE, withChange } from './listing-query.ts';

const GREEN = 'a'.repeat(32);
const RED = 'b'.repeat(32);
const listing = (aggregations: unknown) =>
  ProductListing.parse({ elements: [], total: 9, page: 1, limit: 12, aggregations });

const COLOUR = {
  id: 'colour',
  name: 'Farbe',
  options: [
    { id: RED, name: 'rot', colorHexCode: '#b0241c', position: 2, extensions: { count: { count: 3 } } },
    { id: GREEN, name: 'grün', colorHexCode: '#1d4a37', position: 1 },
  ],
};
const PLUG = { id: 'plug', name: 'Stecker', options: [{ id: 'c'.repeat(32), name: 'CH' }] };

test('an empty map of a PHP server offers nothing', () => {
  expect(filterGroups(listing([]), FIRST_PAGE)).toEqual([]);
  expect(priceSpan(listing([]))).toBeNull();
});

test('options stand in their order, counted where the store counts', () => {
  const [colour, ...others] = filterGroups(listing({ properties: { entities: [COLOUR, PLUG] } }), FIRST_PAGE);
  expect(others).toEqual([]);
  expect(colour).toMatchObject({ name: 'Farbe', isColour: true });
  expect(colour?.options.map(({ name, count }) => [name, count])).toEqual([
    ['grün', null],
    ['rot', 3],
  ]);
});

test('the first measure leads', () => {
  const people = {
    id: 'people',
    name: 'Personen',
    options: ['2 Personen', '4 Personen'].map((name) => ({ id: name, name })),
  };
  const groups = filterGroups(listing({ properties: { entities: [COLOUR, people] } }), FIRST_PAGE);
  expect(groups.map(({ id }) => id)).toEqual(['people', 'colour']);
});

test('a choice does not repeat its legend', () => {
  expect(shortName('2 Personen', 'Personen')).toBe('2');
  expect(shortName('8 l', 'Volumen')).toBe('8 l');
  expect(shortName('Personen', 'Personen')).toBe('Personen');
});

test('prices come as strings too, and make whole units around all goods', () => {
  expect(priceSpan(listing({ price: { min: '14.50', max: '329.95' } }))).toEqual({ min: 14, max: 330 });
  expect(priceSpan(listing({ price: { min: 20, max: 20 } }))).toBeNull();
});

test('each thing that is set can be taken away alone', () => {
  const state = withChange(FIRST_PAGE, { properties: [GREEN, RED], minPrice: 20, page: 3, order: 'name-asc' });
  const groups = filterGroups(listing({ properties: { entities: [COLOUR] } }), state);
  expect(chipsOf(state, groups, 'ab 20')).toEqual([
    { name: 'grün', without: `?properties=${RED}&min-price=20&order=name-asc` },
    { name: 'rot', without: `?properties=${GREEN}&min-price=20&order=name-asc` },
    { name: 'ab 20', without: `?properties=${GREEN}|${RED}&order=name-asc` },
  ]);
});

test('filters that few need are there for who asks, or has one of them set', () => {
  const group = (id: string, isChosen = false) => ({
    id,
    name: id,
    isColour: false,
    options: [{ id, name: id, hex: null, count: null, isChosen }],
  });
  const groups = [group('a'), group('b'), group('c')];
  const ids = (state: Parameters<typeof shownGroups>[1], list = groups) =>
    shownGroups(list, state).others.map(({ id }) => id);
  expect(shownGroups(groups, FIRST_PAGE).areHidden).toBe(true);
  expect(ids(FIRST_PAGE)).toEqual([]);
  expect(ids(withChange(FIRST_PAGE, { hasAllFilters: true }))).toEqual(['c']);
  expect(ids(FIRST_PAGE, [group('a'), group('b'), group('c', true)])).toEqual(['c']);
});
