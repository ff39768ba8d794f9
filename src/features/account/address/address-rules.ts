import * as z from 'zod/mini';
import { optional, required } from '#features/account/form/rules.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { fitsCountry } from './postcode.ts';

/** The rules of a place: what every address of the shop asks for, and that the postcode is one of its country. */
export const placeSchema = (countries: readonly Country[]) =>
  z
    .object({ company: optional, street: required, zipcode: required, city: required, countryId: required })
    .check((place) => {
      const { zipcode, countryId } = place.value;
      const country = countries.find(({ id }) => id === countryId);
      if (!zipcode.trim() || fitsCountry(zipcode, country)) return;
      place.issues.push({ code: 'custom', message: 'zipForCountry', input: zipcode, path: ['zipcode'] });
    });
