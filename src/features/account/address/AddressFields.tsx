import type { Country } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import type { FieldMore, FieldProps } from '../form/use-account-form.ts';

export type PlaceField = 'company' | 'street' | 'zipcode' | 'city' | 'countryId' | 'countryStateId';

/** What is right in one country is wrong in another. */
const OF_COUNTRY: readonly PlaceField[] = ['zipcode', 'countryStateId'];

interface AddressFieldsProps {
  /** The props of a field by its name in the address. */
  field: (name: PlaceField, more?: FieldMore<PlaceField>) => FieldProps;
  /** Its fields are filled in by the browser as that kind of address. */
  part: 'shipping' | 'billing';
  countries: readonly Country[];
  /** The chosen one. Where it has states to choose from, they are asked for. */
  countryId: string;
  company?: 'optional' | 'required' | 'none';
}

/** Company, street, postcode, city, country, and its state where it has any. */
export function AddressFields({ field, part, countries, countryId, company = 'optional' }: AddressFieldsProps) {
  const country = countries.find(({ id }) => id === countryId);
  const states = country?.states ?? [];
  return (
    <>
      {company !== 'none' && (
        <Field {...field('company', { isOptional: company === 'optional' })} autoComplete={`${part} organization`} />
      )}
      <Field {...field('street')} autoComplete={`${part} address-line1`} />
      <Field {...field('zipcode')} autoComplete={`${part} postal-code`} width="w2" />
      <Field {...field('city')} autoComplete={`${part} address-level2`} width="w4" />
      <Field {...field('countryId', { deps: OF_COUNTRY })} as="select" autoComplete={`${part} country`} width="w3">
        {countries.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Field>
      {states.length > 0 && (
        <Field
          {...field('countryStateId', { isOptional: !country?.forceStateInRegistration })}
          as="select"
          autoComplete={`${part} address-level1`}
          width="w3"
        >
          <option value="" />
          {states.map((state) => (
            <option key={state.id} value={state.id}>
              {state.name}
            </option>
          ))}
        </Field>
      )}
    </>
  );
}
