import { describe, expect, it } from 'vitest';
import type { Country } from '#store-api/contract/shop.ts';
import { lacksState, offered, stateOf, withOwnState } from './address-form.ts';
import { addressLines } from './address-lines.ts';

const states = [
  { id: 'sn', name: 'Sachsen', position: 1 },
  { id: 'by', name: 'Bayern', position: 1 },
  { id: 'dd', name: 'DDR', position: 1, active: false },
  { id: 'be', name: 'Berlin', position: 0 },
];
const forced = { id: 'DE', name: 'Deutschland', position: 2, forceStateInRegistration: true, states };
const shown = {
  id: 'IT',
  name: 'Italien',
  position: 1,
  displayStateInRegistration: true,
  states: [{ id: 'bz', name: 'Bozen' }],
};
const silent = { id: 'CH', name: 'Schweiz', position: 0, displayStateInRegistration: false, states };
const empty = { id: 'LI', name: 'Liechtenstein', position: 3, forceStateInRegistration: true, states: [] };
const apart = { id: 'AT', name: 'Österreich', position: 4, customFields: { hof_states: true } };
const askStates = async (id: string) => ({ elements: id === 'AT' ? [{ id: 'w', name: 'Wien' }] : [] }) as never;
const countries = await offered([forced, shown, silent, empty, apart] as unknown as Country[], askStates);
const place = (countryId: string, countryStateId: string) => ({ countryId, countryStateId });

describe('The countries of a form', () => {
  it('have states to choose from where the shop asks for them, in their order (C2)', () =>
    expect(countries.map(({ id, states }) => `${id} ${states?.map(({ name }) => name).join(' ')}`)).toEqual([
      'CH ',
      'IT Bozen',
      'DE Berlin Bayern Sachsen',
      'LI ',
      'AT Wien',
    ]));

  it.each([
    ['DE', '', true],
    ['DE', 'bz', true],
    ['DE', 'by', false],
    ['IT', '', false],
    ['CH', '', false],
    ['LI', '', false],
    ['AT', '', false],
  ])('%s with the state %j lacks one: %s (E1)', (country, state, lacks) =>
    expect(lacksState(place(country, state), countries)).toBe(lacks),
  );
});

describe('The state of a place', () => {
  it('is one of its country (C2)', () =>
    expect([stateOf(place('DE', 'by'), countries)?.name, stateOf(place('IT', 'by'), countries)]).toEqual([
      'Bayern',
      undefined,
    ]));

  it('goes with its country, unless the address was known with it (C2)', () => {
    expect(withOwnState(place('DE', 'by'), countries)).toEqual(place('DE', 'by'));
    expect(withOwnState(place('IT', 'by'), countries)).toEqual(place('IT', ''));
    expect(withOwnState(place('CH', 'by'), countries, place('DE', 'by'))).toEqual(place('CH', ''));
    expect(withOwnState(place('CH', 'ag'), countries, place('CH', 'ag'))).toEqual(place('CH', 'ag'));
  });

  it('stands between town and country on a parcel, and nowhere without one (C2)', () => {
    const address = {
      id: 'a',
      firstName: 'Ruth',
      lastName: 'Ammann',
      street: 'Seeweg 1',
      zipcode: '88131',
      city: 'Lindau',
    };
    const lindau = { ...address, countryId: 'DE', country: { id: 'DE', name: 'Deutschland' } };
    const expected = ['Ruth Ammann', 'Seeweg 1', '88131 Lindau', 'Deutschland'];
    expect(addressLines(lindau)).toEqual(expected);
    expect(addressLines({ ...lindau, countryState: null })).toEqual(expected);
    expect(addressLines({ ...lindau, countryState: { id: 'by', name: 'Bayern' } })).toEqual(
      expected.toSpliced(3, 0, 'Bayern'),
    );
  });
});
