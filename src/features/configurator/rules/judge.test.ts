import { expect, test } from 'vitest';
import { judge, type Rule } from './match-systems.ts';

const rule = (check: Rule['check'], field: string): Rule => ({
  ...{ id: 'a-rule', check, measure: 'height', field, appliesTo: ['pull-out'], nearMm: 30 },
});
const findingFor = (check: Rule['check'], limit: number | number[] | null | undefined, height: number) =>
  judge([rule(check, 'limit')], 'pull-out', { limit }, { height })[0];

test.each([
  ['the height of D-LINE L', 'atLeast', 440, 439, -1, 'short'],
  ['the height of D-LINE L', 'atLeast', 440, 440, 0, undefined],
  ['the height of D-LINE M', 'atLeast', 390, 389, -1, 'short'],
  ['the height of D-LINE M', 'atLeast', 390, 390, 0, undefined],
  ['the height of D-LINE M', 'atLeast', 390, 402, 12, undefined],
  ['the narrowest cabinet', 'oneOf', [450, 500, 550, 600, 900], 449, -1, 'short'],
  ['the narrowest cabinet', 'oneOf', [450, 500, 550, 600, 900], 450, 0, undefined],
  ['the widest cabinet', 'oneOf', [450, 500, 550, 600, 900], 900, 0, undefined],
  ['the widest cabinet', 'oneOf', [450, 500, 550, 600, 900], 901, -1, 'over'],
  ['a drawer of 550', 'oneOf', [550, 600], 551, -1, 'over'],
  ['between two drawers', 'oneOf', [550, 600], 575, -25, 'over'],
  ['the shallowest drawer', 'atLeast', 400, 399, -1, 'short'],
  ['the shallowest drawer', 'atLeast', 400, 400, 0, undefined],
  ['the deepest drawer', 'atMost', 500, 500, 0, undefined],
  ['the deepest drawer', 'atMost', 500, 501, -1, 'over'],
] as const)('%s, %s %j at %i leaves %i (A8) (7.1)', (_, check, limit, given, spare, side) => {
  expect(findingFor(check, typeof limit === 'object' ? [...limit] : limit, given)).toMatchObject({
    given,
    spare,
    side,
  });
});

test('names the nearest of several values, the smaller one in the middle', () => {
  expect(findingFor('oneOf', [16, 19], 18)?.limit).toBe(19);
  expect(findingFor('oneOf', [16, 18], 17)?.limit).toBe(16);
});

test.each([[null], [undefined], [[]]])('what a system says nothing about (%j) decides nothing', (limit) => {
  expect(findingFor('oneOf', limit, 450)).toBeUndefined();
});

test('asks only rules of the kind, and only what was measured', () => {
  const rules = [rule('atLeast', 'limit')];
  expect(judge(rules, 'freestanding', { limit: 1 }, { height: 2 })).toEqual([]);
  expect(judge(rules, 'pull-out', { limit: 1 }, {})).toEqual([]);
});
