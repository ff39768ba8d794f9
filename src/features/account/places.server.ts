import type { Locale } from '#i18n/locales.ts';
import { askAll, callStore } from '#store-api/call-store.server.ts';
import { type Country, readCountries, readSalutations, type Salutation } from '#store-api/contract/shop.ts';
import { shared } from '#store-api/shared.server.ts';
import { offered, WITH_STATES } from './address/countries.ts';

/** What a form offers to choose from. */
export type Places = { countries: Country[]; salutations: Salutation[] };

/** Countries that are delivered to, in their order, with the states that one has to choose from, and forms of address. */
export const readPlaces = (locale: Locale): Promise<Places> =>
  shared(`places ${locale}`, async () => {
    const [countries, salutations] = await Promise.all([
      askAll({ locale }, readCountries, WITH_STATES),
      callStore({ locale }, readSalutations, { body: {} }),
    ]);
    return { countries: offered(countries), salutations: salutations.elements };
  });
