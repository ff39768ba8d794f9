import * as z from 'zod/mini';
import type { AddressInput, CustomerAddress } from '#store-api/contract/account.ts';
import type { Country, CountryState } from '#store-api/contract/shop.ts';
import { optional, phone, required } from '../form/use-account-form.ts';

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

/** Whether a postcode has the form of its country; a country that does not say takes every form. */
export function fitsCountry(zipcode: string, country: Country | undefined): boolean {
  const { checkPostalCodePattern, defaultPostalCodePattern } = country ?? {};
  if (!checkPostalCodePattern || !defaultPostalCodePattern) return true;
  return new RegExp(`^(?:${defaultPostalCodePattern})$`, 'i').test(zipcode.trim());
}

/** A postcode as it looks in a country, for the sentence that says so. */
export const sampleZip = (iso: string | null | undefined): string => SAMPLES[iso ?? ''] ?? '…';

const SAMPLES: Record<string, string> = {
  AT: '1010',
  BE: '1000',
  CH: '6060',
  DE: '10115',
  ES: '28001',
  FR: '75001',
  IT: '00118',
  LI: '9490',
  NL: '1012 AB',
};

/** What the sentence about a wrong postcode says of the chosen country. */
export function addressValues(countries: readonly Country[], countryId: string): Record<string, string> {
  const country = countries.find(({ id }) => id === countryId);
  return country ? { country: country.name ?? '', sample: sampleZip(country.iso) } : {};
}

/** How countries are asked for where an address is filled in. */
export const WITH_STATES = { associations: { states: {} } };

/**
 * Countries as the form of an address offers them, in their order, each with the states to choose from.
 * @param askStates reads those that the store tells of one country alone (`hof_states`)
 */
export async function offered(
  countries: readonly Country[],
  askStates: (countryId: string) => Promise<{ elements: CountryState[] }>,
): Promise<Country[]> {
  const withStates = countries.map(async (country) =>
    slim(country.customFields?.hof_states ? { ...country, states: (await askStates(country.id)).elements } : country),
  );
  return (await Promise.all(withStates)).sort(byPosition);
}

/** A form needs a twentieth of what the store tells of a country. States count only where a registration shows them. */
function slim(country: Country): Country {
  const { id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern } = country;
  const isShown = forceStateInRegistration || country.displayStateInRegistration || country.customFields?.hof_states;
  const states = isShown ? (country.states ?? []).filter(({ active }) => active !== false) : [];
  return {
    ...{ id, iso, position, forceStateInRegistration, checkPostalCodePattern, defaultPostalCodePattern },
    states: states.sort(byPosition).map((state) => ({ id: state.id, name: state.name ?? '' })),
    name: country.name ?? '',
  };
}

/** The states of a Shopware have one position, all together, as long as nobody sorts them: then the name decides. */
const byPosition = (a: Country | CountryState, b: Country | CountryState): number =>
  (a.position ?? 0) - (b.position ?? 0) || (a.name ?? '').localeCompare(b.name ?? '');

/** A form begins with the first: with the shop's own country, whatever order a Shopware has. */
export const homeFirst = <Some extends { id: string }>(countries: readonly Some[], homeId: unknown): Some[] =>
  countries.toSorted((one, other) => Number(other.id === homeId) - Number(one.id === homeId));

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
