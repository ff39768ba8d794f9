import type { Locale } from '#i18n/locales.ts';
import { ask, askAll } from '#store-api/ask.server.ts';
import { type Country, readCountries, readSalutations, type Salutation } from '#store-api/contract/shop.ts';
import { nameOf } from '#store-api/name-of.ts';
import { shared } from '#store-api/shared.server.ts';

/** What a form offers to choose from. */
export type Places = { countries: Country[]; salutations: Salutation[] };

/** Countries that are delivered to, in their order, with the states that one has to choose from, and forms of address. */
export const readPlaces = (locale: Locale): Promise<Places> =>
  shared(`places ${locale}`, async () => {
    const [countries, salutations] = await Promise.all([
      askAll({ locale }, readCountries, { associations: { states: {} } }),
      ask({ locale }, readSalutations, { body: {} }),
    ]);
    return { countries: countries.map(slim).sort(byPosition), salutations: salutations.elements };
  });

/** A form needs a twentieth of what the store tells of a country. States count only where a registration asks for them. */
function slim(country: Country): Country {
  const { id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern } = country;
  const isAsked = forceStateInRegistration || country.displayStateInRegistration === true;
  const states = isAsked ? (country.states ?? []).map((state) => ({ id: state.id, name: nameOf(state) })) : [];
  return {
    ...{ id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern, states },
    name: nameOf(country),
  };
}

const byPosition = (a: Country, b: Country): number => (a.position ?? 0) - (b.position ?? 0);
