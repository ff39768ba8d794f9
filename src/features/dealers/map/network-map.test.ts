import { describe, expect, test } from 'vitest';
import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import {
  dealerMap,
  frameAround,
  isWithin,
  networkMap,
  placeLabels,
  project,
  SCALES,
  SHEET,
  WHOLE_MAP,
} from './network-map.ts';

const at = (city: string, lat: number, lon: number): Dealer => ({
  ...{ id: city.toLowerCase(), name: `Küche ${city}`, city, lat, lon },
  ...{ type: 'kitchen-professional', street: 'Gasse 1', zip: '1000', country: 'CH', phone: '+41 44 000 00 00' },
  ...{
    lines: [],
    exhibits: true,
    assembles: true,
    email: 'info@kueche.example',
    web: 'https://kueche.example',
    hours: [],
  },
});
const zurich = at('Zürich', 47.38, 8.56);
const bern = at('Bern', 46.95, 7.45);
const geneva = at('Genève', 46.2, 6.16);
const paris = at('Paris', 48.86, 2.38);
const dealers = [zurich, bern, geneva, paris];

describe('The map', () => {
  test('has north above south and east right of west', () => {
    const [north, south] = [project(zurich), project(geneva)];
    expect(north.y).toBeLessThan(south.y);
    expect(north.x).toBeGreaterThan(south.x);
  });
  test('shows everybody, and names who is outside of it', () => {
    const map = networkMap('fr-FR', { dealers, matches: dealers, here: undefined, places: [] });
    expect(map.dots.map(({ city }) => city)).toEqual(['Zürich', 'Bern', 'Genève']);
    expect(map.beyond).toEqual([{ name: 'Küche Paris', city: 'Paris', href: '/fr-FR/revendeurs/paris' }]);
    expect(map.dots.every((dot) => isWithin(dot, SHEET))).toBe(true);
  });
  test('names large towns first: they have many postcodes', () => {
    const places = ['3000', '3001'].map((zip) => ({ ...bern, zip, name: 'Bern' }));
    const [first] = networkMap('de', { dealers, matches: dealers, here: undefined, places }).dots;
    expect(first).toMatchObject({ city: 'Bern', label: 'start', smallLabel: 'start' });
  });
  test('links answers alone, and leads from the place to them', () => {
    const here = { country: 'CH', zip: '3400', name: 'Burgdorf', lat: 47.06, lon: 7.63 };
    const map = networkMap('de', { dealers, matches: [bern], here, places: [] });
    expect(map.dots.filter(({ href }) => href).map(({ href }) => href)).toEqual(['/haendler/bern']);
    expect(map.ways).toHaveLength(1);
    expect(map.here).toMatchObject({ name: 'Burgdorf', label: 'start' });
    expect(map.frame.width).toBeLessThan(WHOLE_MAP.width / 2);
  });
  test('shows the surroundings of one dealer, and none of who is too far away', () => {
    expect(dealerMap('de', bern, dealers)?.dots[0]).toMatchObject({ city: 'Bern', x: 360, y: 288 });
    expect(dealerMap('de', paris, dealers)).toBeUndefined();
  });
  test('never leaves the land that is drawn', () => {
    for (const one of [zurich, geneva, at('Torino', 45.07, 7.69), at('Innsbruck', 47.27, 11.4)]) {
      const { x, y, width, height } = frameAround([project(one)], 200);
      expect(isWithin({ x, y }, WHOLE_MAP) && isWithin({ x: x + width, y: y + height }, WHOLE_MAP)).toBe(true);
    }
  });
});

describe('Names on the map', () => {
  test('stand right of their dot, else left of it, over it, under it, and are left out where there is no room, the first excepted', () => {
    const spot = (x: number, y: number, text: string) => ({ x, y, text });
    expect(placeLabels([spot(100, 100, 'Bern'), spot(700, 300, 'Innsbruck')], SHEET, SCALES.large)).toEqual([
      ...['start', 'end'],
    ]);
    const taken = { left: 50, right: 200, top: 106, bottom: 140 };
    expect(placeLabels([spot(300, 300, 'Bern'), spot(70, 100, 'Winterthur')], SHEET, SCALES.large, [taken])).toEqual([
      ...['start', 'above'],
    ]);
    const [left, middle, right] = [spot(70, 100, 'Baden'), spot(100, 100, 'Zürich'), spot(130, 100, 'Zug')];
    const crowd = [middle, right, left, spot(100, 101, 'Uster'), spot(100, 102, 'Kloten')];
    expect(placeLabels(crowd, SHEET, SCALES.large)).toEqual(['above', 'start', 'end', 'below', undefined]);
  });
});
