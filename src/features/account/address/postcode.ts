import type { Country } from '#store-api/contract/shop.ts';
import { nameOf } from '#store-api/name-of.ts';

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
  return country ? { country: nameOf(country), sample: sampleZip(country.iso) } : {};
}
