import type { Country, CountryState } from '#store-api/contract/shop.ts';
import { nameOf } from '#store-api/name-of.ts';

/** How countries are asked for where an address is filled in. */
export const WITH_STATES = { associations: { states: {} } };

/** Countries as the form of an address offers them, in their order, each with the states to choose from. */
export const offered = (countries: readonly Country[]): Country[] => countries.map(slim).sort(byPosition);

/** A form needs a twentieth of what the store tells of a country. States count only where a registration asks for them. */
function slim(country: Country): Country {
  const { id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern } = country;
  const isRequired = forceStateInRegistration || country.displayStateInRegistration;
  const states = isRequired ? (country.states ?? []).filter(({ active }) => active !== false) : [];
  return {
    ...{ id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern },
    states: states.sort(byPosition).map((state) => ({ id: state.id, name: nameOf(state) })),
    name: nameOf(country),
  };
}

/** The states of a Shopware have one position, all together, as long as nobody sorts them: then the name decides. */
const byPosition = (a: Country | CountryState, b: Country | CountryState): number =>
  (a.position ?? 0) - (b.position ?? 0) || nameOf(a).localeCompare(nameOf(b));

type Place = { countryId: string; countryStateId: string };

/** The state of a place, where it is one of those to choose from in its country. */
export function stateOf({ countryId, countryStateId }: Partial<Place>, countries: readonly Country[]) {
  const country = countries.find(({ id }) => id === countryId);
  return country?.states?.find(({ id }) => id === countryStateId);
}

/** Whether a place lacks the state that its country insists on. Where there is none to choose from, the store decides. */
export function lacksState(place: Place, countries: readonly Country[]): boolean {
  const country = countries.find(({ id }) => id === place.countryId);
  return Boolean(country?.forceStateInRegistration && country.states?.length && !stateOf(place, countries));
}

/**
 * A place without a state that its country does not have, as after the choice of another country. What is `known` of
 * the address stays, for a shop may keep states that it does not ask for.
 */
export function withOwnState<Any extends Place>(place: Any, countries: readonly Country[], saved?: Place): Any {
  const isKnown = saved?.countryId === place.countryId && saved.countryStateId === place.countryStateId;
  if (isKnown || place.countryStateId === '' || stateOf(place, countries)) return place;
  return { ...place, countryStateId: '' };
}
