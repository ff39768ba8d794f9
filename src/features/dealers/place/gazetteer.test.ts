import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPlace, parsePlaces } from './gazetteer.ts';
import { distanceKm } from './point.ts';

const places = parsePlaces(readFileSync('src/features/dealers/place/places.tsv', 'utf8'));
const found = (typed: string) => findPlace(places, typed)?.name;

describe('A place that somebody types', () => {
  test('is found by its postcode, with or without country and name', () => {
    expect(['8044', ' CH-3011', '3011 Bern', '9490'].map(found)).toEqual(['Zürich', 'Bern', 'Bern', 'Vaduz']);
  });
  test('may have the number of a post-office box', () => {
    expect(findPlace(places, '8021')?.name).toBe('Zürich');
  });
  test('is found with umlauts, without them, and spelled out', () => {
    expect(['Zürich', 'zurich', 'ZUERICH', 'Bülach', 'Bulach'].map(found)).toEqual([
      ...['Zürich', 'Zürich', 'Zürich', 'Bülach', 'Bülach'],
    ]);
  });
  test('is found by its French name, accents or not, and by the name of the neighbours', () => {
    expect(['Genève', 'geneve', 'Genf', 'Geneva'].map(found)).toEqual(Array(4).fill('Genève'));
    expect(['Neuenburg', 'Bienne', 'Berne', 'Bâle'].map(found)).toEqual([
      ...['Neuchâtel', 'Biel/Bienne', 'Bern', 'Basel'],
    ]);
  });
  test('is found however saints are written', () => {
    expect(['St. Gallen', 'St Gallen', 'Sankt Gallen', 'Saint-Gall'].map(found)).toEqual(Array(4).fill('St. Gallen'));
  });
  test('needs no canton, and three letters are enough', () => {
    expect(['Altdorf', 'Winterth', 'Frauenf'].map((typed) => found(typed))).toEqual([
      ...['Altdorf UR', 'Winterthur', 'Frauenfeld'],
    ]);
  });
  test('is unknown when there is none', () => {
    expect(['', 'x', 'Atlantis', '0000', '99999', '<script>'].map(found)).toEqual(Array(6).fill(undefined));
  });
});

describe('The list of places', () => {
  test('lies in Switzerland and Liechtenstein, line by line', () => {
    expect(places.length).toBeGreaterThan(4000);
    const outside = places.filter(
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
