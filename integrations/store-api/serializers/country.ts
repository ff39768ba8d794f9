import type { Locale } from '#i18n/locales.ts';
import type { Country, CountryState } from '#store/shop-config/country.ts';
import { worded } from './words.ts';

const NO_TAX_FREE = { enabled: false, currencyId: '', amount: 0 };

/** Order of the lines of an address on a letter. */
const ADDRESS_FORMAT = [
  ['address/company', 'symbol/dash', 'address/department'],
  ['address/first_name', 'address/last_name'],
  ['address/street'],
  ['address/zipcode', 'address/city'],
  ['address/country'],
];

/**
 * A delivery country. An address may name a state, and never has to: as clients insist on one where they are told of any,
 * the states are told at `/country-state/{id}` alone, and `hof_states` says that there are some.
 */
export function serializeCountry(country: Country, locale: Locale, withStates = false) {
  const words = worded(locale, { name: country.name });
  const customFields = { hof_states: country.states.length > 0 };
  return {
    id: country.id,
    iso: country.iso,
    iso3: country.iso3,
    position: country.position,
    active: true,
    shippingAvailable: true,
    isEu: country.isEu,
    displayStateInRegistration: false,
    forceStateInRegistration: false,
    postalCodeRequired: true,
    checkPostalCodePattern: true,
    defaultPostalCodePattern: country.postalCodePattern.replace(/^\^|\$$/g, ''),
    checkAdvancedPostalCodePattern: false,
    advancedPostalCodePattern: null,
    checkVatIdPattern: true,
    vatIdPattern: country.vatIdPattern.replace(/^\^|\$$/g, ''),
    vatIdRequired: false,
    customerTax: NO_TAX_FREE,
    companyTax: NO_TAX_FREE,
    addressFormat: ADDRESS_FORMAT,
    states: withStates ? [] : null,
    customFields,
    ...words,
    translated: { ...words.translated, addressFormat: ADDRESS_FORMAT, customFields },
    apiAlias: 'country' as const,
  };
}

export function serializeCountryState({ id, countryId, shortCode, position, name }: CountryState, locale: Locale) {
  return {
    id,
    countryId,
    shortCode,
    position,
    active: true,
    customFields: null,
    ...worded(locale, { name }),
    apiAlias: 'country_state' as const,
  };
}
