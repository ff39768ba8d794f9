import * as z from 'zod/mini';
import type { Country } from '#store-api/contract/shop.ts';
import { optional, required } from '../form/rules.ts';
import { lacksState } from './countries.ts';
import { fitsCountry } from './postcode.ts';

/** A place as forms hold it; the state is empty where the country asks for none. */
export type PlaceForm = z.infer<ReturnType<typeof placeSchema>>;

/** The rules of a place: what every address of the shop asks for, and that postcode and state are those of its country. */
export const placeSchema = (countries: readonly Country[]) =>
  z
    .object({
      ...{ company: optional, street: required, zipcode: required, city: required },
      ...{ countryId: required, countryStateId: z.string() },
    })
    .check((place) => {
      const { zipcode, countryId, countryStateId } = place.value;
      const wrong = (message: string, field: string, input: string) =>
        place.issues.push({ code: 'custom', message, input, path: [field] });
      const country = countries.find(({ id }) => id === countryId);
      if (zipcode.trim() && !fitsCountry(zipcode, country)) wrong('zipForCountry', 'zipcode', zipcode);
      if (lacksState(place.value, countries)) wrong('required', 'countryStateId', countryStateId);
    });
