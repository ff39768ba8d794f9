import * as z from 'zod/mini';
import type { AddressInput, CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { optional, phone, required } from '../form/rules.ts';
import { placeSchema } from './address-rules.ts';

/** What is asked of an address in the address book. */
export type AddressForm = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** In the order of the page. */
export const ADDRESS_FIELDS = [
  'salutationId',
  'firstName',
  'lastName',
  'company',
  'street',
  'zipcode',
  'city',
  'countryId',
  'countryStateId',
  'additionalAddressLine1',
  'phoneNumber',
] as const;

/** The rules of an address. */
export const addressSchema = (countries: readonly Country[]) =>
  z.extend(placeSchema(countries), {
    ...{ salutationId: z.string(), firstName: required, lastName: required },
    ...{ additionalAddressLine1: optional, phoneNumber: phone },
  });

/** A known address as the form shows it; an empty form in `countryId` for a new one. */
export function addressForm(address: CustomerAddress | undefined, countryId: string, salutationId = ''): AddressForm {
  const savedValue = (name: (typeof ADDRESS_FIELDS)[number]) => address?.[name] ?? '';
  const form = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, savedValue(name)])) as AddressForm;
  return { ...form, countryId: form.countryId || countryId, salutationId: form.salutationId || salutationId };
}

/** The form as the Store API takes it. What was emptied is sent as empty text, so that it goes away. */
export function addressInput(form: AddressForm): AddressInput {
  const { salutationId, countryStateId, ...texts } = form;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts;
  return { ...trimmed, ...(salutationId && { salutationId }), ...(countryStateId && { countryStateId }) };
}
