import { expect, it } from 'vitest';
import { narrow } from './narrow.ts';

const aCountry = () => ({
  id: 'ch',
  states: [
    { id: 'ow', name: 'Obwalden', towns: [{ id: 'sarnen' }, { id: 'kerns' }] },
    { id: 'be', name: 'Bern', towns: [{ id: 'thun' }] },
  ],
  owner: { id: 'o', pets: [{ id: 'cat' }, { id: 'dog' }] },
  flag: null,
});
const states = (associations: Record<string, unknown>) =>
  narrow([aCountry()], associations)[0]?.states.map(({ id, towns }) => [id, ...towns.map((town) => town.id)]);

it('filters, sorts and cuts a list that came along', () => {
  expect(states({ states: { filter: [{ type: 'equals', field: 'name', value: 'Bern' }] } })).toEqual([['be', 'thun']]);
  expect(states({ states: { sort: [{ field: 'name' }], limit: 1 } })).toEqual([['be', 'thun']]);
});

it('goes on below, through lists and single entities', () => {
  expect(states({ states: { associations: { towns: { limit: 1 } } } })).toEqual([
    ['ow', 'sarnen'],
    ['be', 'thun'],
  ]);
  const [country] = narrow([aCountry()], { owner: { associations: { pets: { sort: '-id', limit: 1 } } } });
  expect(country?.owner.pets).toEqual([{ id: 'dog' }]);
});

it('leaves everything as it is for what did not come along, is empty or malformed', () => {
  for (const associations of [
    {},
    { states: {} },
    { states: [] },
    { flag: { limit: 1 } },
    { associations: { associations: {} } },
  ])
    expect(narrow([aCountry()], associations)).toEqual([aCountry()]);
});

it('refuses criteria that break a rule', () =>
  expect(() => narrow([aCountry()], { states: { limit: 0 } })).toThrow('INVALID_LIMIT'));
