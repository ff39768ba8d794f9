import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';

export type Zone = Shop['zones'][number]['id'];
export type Iso = Shop['countries'][number]['iso'];

export type CountryState = { id: string; countryId: string; shortCode: string; name: Text; position: number };

export type Country = {
  id: string;
  iso: Iso;
  iso3: string;
  name: Text;
  /** Place in the country selection, 1 first. */
  position: number;
  /** Zone of equal shipping prices. */
  zone: Zone;
  isEu: boolean;
  /** Regular expressions. */
  postalCodePattern: string;
  vatIdPattern: string;
  isDefault: boolean;
  /** Swiss cantons; an address may name one. */
  states: CountryState[];
};

/** The delivery countries. */
export function toCountries({ countries, zones, cantons }: Shop): Country[] {
  return countries.map((country, index) => {
    const zone = zones.find((candidate) => candidate.countries.includes(country.iso));
    if (!zone) throw new Error(`content/shop/shop.yaml: zones has none for ${country.iso}; expected one.`);
    const id = idOf('country', country.iso);
    return {
      id,
      iso: country.iso,
      iso3: country.iso3,
      name: country.name,
      position: index + 1,
      zone: zone.id,
      isEu: country.eu,
      postalCodePattern: country.postalCode,
      vatIdPattern: country.vatId,
      isDefault: country.default,
      states: country.iso === 'CH' ? cantons.map((canton, place) => toCountryState(id, canton, place)) : [],
    };
  });
}

const toCountryState = (countryId: string, { code, name }: Shop['cantons'][number], place: number): CountryState => ({
  id: idOf('country-state', `CH-${code}`),
  countryId,
  shortCode: `CH-${code}`,
  name,
  position: place + 1,
});
