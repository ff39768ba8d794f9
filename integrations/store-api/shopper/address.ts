import type { Violation } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import type { Address, AddressRow } from '#store/records/checkout/customers.ts';
import type { Body } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { type Fields, fieldsOf } from './fields.ts';

/** Names that an address takes over when it has none of its own (the billing address of a registration). */
export type Person = Pick<Address, 'salutationId' | 'title' | 'firstName' | 'lastName'>;

/** Longest postcode and phone number, in characters. */
const MAX_ZIPCODE = 50;
const MAX_PHONE = 40;

/** Reads an address from a body; what is wrong with it is added to `violations`. */
export function readAddress(
  shopConfig: ShopConfig,
  body: Body,
  pointer: string,
  violations: Violation[],
  inherited?: Person,
): Address {
  const fields = fieldsOf(body, pointer, violations);
  const person = inherited ?? readPerson(shopConfig, fields);
  const countryId = fields.idAmong('countryId', shopConfig.countries, 'country', {
    required: true,
    blank: 'VIOLATION::COUNTRY_IS_BLANK_ERROR',
  });
  const country = shopConfig.countries.find(({ id }) => id === countryId);
  return {
    ...person,
    company: fields.optional('company'),
    department: fields.optional('department'),
    street: fields.text('street', { required: true, blank: 'VIOLATION::STREET_IS_BLANK_ERROR' }),
    additionalAddressLine1: fields.optional('additionalAddressLine1'),
    additionalAddressLine2: fields.optional('additionalAddressLine2'),
    zipcode: readZipcode(fields, country),
    city: fields.text('city', { required: true, blank: 'VIOLATION::CITY_IS_BLANK_ERROR' }),
    countryId: countryId ?? '',
    countryStateId: fields.idAmong('countryStateId', country?.states ?? [], 'country_state'),
    phoneNumber: fields.optional('phoneNumber', { max: MAX_PHONE, long: 'VIOLATION::PHONE_NUMBER_IS_TOO_LONG' }),
  };
}

/** Names and form of address; without the latter the neutral one of the shop. */
export function readPerson(shopConfig: ShopConfig, fields: Fields): Person {
  const nameIn = (name: string, code: string) =>
    fields.name(name, {
      required: true,
      blank: `VIOLATION::${code}_IS_BLANK_ERROR`,
      long: `VIOLATION::${code}_IS_TOO_LONG`,
    }) ?? '';
  return {
    salutationId:
      fields.idAmong('salutationId', shopConfig.salutations, 'salutation') ?? shopConfig.defaultSalutationId,
    title: fields.name('title', { max: 100, long: 'VIOLATION::TITLE_IS_TOO_LONG' }),
    firstName: nameIn('firstName', 'FIRST_NAME'),
    lastName: nameIn('lastName', 'LAST_NAME'),
  };
}

/** Every delivery country has postcodes, and a pattern for them. */
function readZipcode(fields: Fields, country: ShopConfig['countries'][number] | undefined): string {
  const zipcode = fields.text('zipcode', {
    required: true,
    max: MAX_ZIPCODE,
    long: 'VIOLATION::ZIPCODE_IS_TOO_LONG',
  });
  if (zipcode !== '' && country && !new RegExp(country.postalCodePattern, 'i').test(zipcode))
    fields.report('zipcode', 'ZIP_CODE_INVALID', `This value is not a valid ZIP code for country "${country.iso}".`, {
      '{{ iso }}': `"${country.iso}"`,
    });
  return zipcode;
}

/** A new row for a customer's address. */
export const newAddress = (address: Address, customerId: string, now: Date): AddressRow => ({
  ...address,
  id: newId(),
  customerId,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});
