import { nameOf } from '#features/checkout/offer.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import { field, type StepProps } from './form.ts';

interface AddressFieldsProps extends StepProps {
  /** Part of the form; its fields are filled in by the browser as that kind of address. */
  part: 'shipping' | 'billing';
  countries: readonly Country[];
  onCountry?: (countryId: string) => void;
}

/** Company, street, postcode, city, country. */
export function AddressFields({ form, words, part, countries, onCountry }: AddressFieldsProps) {
  const country = countries.find(({ id }) => id === form.watch(`${part}.countryId`));
  const optional = { isOptional: true };
  return (
    <>
      <Field {...field(form, words, `${part}.company`, optional)} autoComplete={`${part} organization`} />
      <Field {...field(form, words, `${part}.street`)} autoComplete={`${part} address-line1`} />
      <Field {...field(form, words, `${part}.zipcode`, { country })} autoComplete={`${part} postal-code`} width="w2" />
      <Field {...field(form, words, `${part}.city`)} autoComplete={`${part} address-level2`} width="w4" />
      <Field
        {...field(form, words, `${part}.countryId`, { onChange: (event) => onCountry?.(event.target.value) })}
        as="select"
        autoComplete={`${part} country`}
        width="w3"
      >
        {countries.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </Field>
    </>
  );
}
