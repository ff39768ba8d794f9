import { expect, test } from 'vitest';
import { answerTo, type Judgeable, type Rule } from './match-systems.ts';

const RULES: Rule[] = ['height', 'depth', 'width'].map((measure) => ({
  ...{ id: measure, measure, field: measure, check: 'atLeast', appliesTo: ['pull-out'], nearMm: 30 },
}));

const system = (number: string, more: Partial<Judgeable> = {}): Judgeable => ({
  ...{
    number,
    types: ['pull-out'],
    isLast: false,
    lineOrder: 1,
    price: 100,
    limits: { height: 400, depth: 400, width: 400 },
  },
  ...more,
});

const match = (systems: Judgeable[], measured: Record<string, number>) => {
  const { fits, near } = answerTo({ rules: RULES, mostBroken: 2 }, systems, 'pull-out', {
    ...{ height: 400, depth: 400, width: 400 },
    ...measured,
  });
  return { fits: fits.map(({ system: { number } }) => number), near: near.map(({ system: { number } }) => number) };
};

test('ranks what fits by line, then by price, then by number (7.1)', () => {
  const systems = [
    system('40-002'),
    system('40-001'),
    system('40-003', { price: 90 }),
    system('40-000', { price: null }),
    system('30-001', { lineOrder: 0, price: 900 }),
  ];
  expect(match(systems, {}).fits).toEqual(['30-001', '40-003', '40-001', '40-002', '40-000']);
});

test('names models that are running out last of what fits, however cheap (7.1)', () => {
  const last = { isLast: true, price: 1, lineOrder: 0 };
  expect(match([system('40-001', last), system('40-002')], {}).fits).toEqual(['40-002', '40-001']);
});

test('names the nearest miss first (7.1)', () => {
  const systems = [system('40-001', { limits: { height: 405 } }), system('40-002', { limits: { height: 403 } })];
  expect(match(systems, {}).near).toEqual(['40-002', '40-001']);
});

test.each([
  ['misses nothing', {}, 'fits'],
  ['misses one rule by all that is near', { height: 370 }, 'near'],
  ['misses one rule by more than that', { height: 369 }, 'none'],
  ['misses two rules', { height: 399, depth: 399 }, 'near'],
  ['misses three rules', { height: 399, depth: 399, width: 399 }, 'none'],
])('what %s is told as %j', (_, measured, place) => {
  const { fits, near } = match([system('40-001')], measured);
  expect(fits).toHaveLength(place === 'fits' ? 1 : 0);
  expect(near).toHaveLength(place === 'near' ? 1 : 0);
});

test('does not mention another kind', () => {
  expect(match([system('40-001', { types: ['freestanding'] })], {})).toEqual({ fits: [], near: [] });
});
