import { AddressFields, type PlaceField } from '#features/account/address/AddressFields.tsx';
import type { FieldMore } from '#features/account/form/use-account-form.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import type { FieldName } from '../form-errors.ts';
import { field, type StepProps } from '../steps/form.ts';
import styles from './PlaceFields.module.css';

export interface PlacesProps extends StepProps {
  countries: readonly Country[];
  onCountry: (countryId: string) => void;
}

/** The address that is typed for the parcel; `hasNames` where nobody was asked for the name above. */
export const ShippingFields = ({ hasNames, ...place }: PlacesProps & { hasNames: boolean }) => (
  <div className="fields">
    {hasNames && <Names {...place} />}
    <AddressFields {...placeProps('shipping', place)} />
    <Field
      {...field(place.form, place.words, 'shipping.phoneNumber', { isOptional: true })}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={formatMessage(place.words.account, 'hint-phoneNumber')}
      width="w3"
    />
  </div>
);

const Names = ({ form, words }: StepProps) => (
  <>
    <Field {...field(form, words, 'firstName')} autoComplete="shipping given-name" width="w3" />
    <Field {...field(form, words, 'lastName')} autoComplete="shipping family-name" width="w3" />
  </>
);

/** The address that is typed for the invoice. */
export const BillingFields = ({ hasTitle, ...place }: PlacesProps & { hasTitle: boolean }) => {
  const { form, words } = place;
  const title = formatMessage(words.checkout, 'billingAddress');
  return (
    <fieldset>
      <legend className={hasTitle ? `h3 ${styles.title}` : 'vh'}>{title}</legend>
      <div className="fields">
        <Field {...field(form, words, 'billing.firstName')} autoComplete="billing given-name" width="w3" />
        <Field {...field(form, words, 'billing.lastName')} autoComplete="billing family-name" width="w3" />
        <AddressFields {...placeProps('billing', place)} />
      </div>
    </fieldset>
  );
};

function placeProps(part: 'shipping' | 'billing', { form, words, countries, onCountry }: PlacesProps) {
  const countryId = form.watch(`${part}.countryId`);
  const country = countries.find(({ id }) => id === countryId);
  const within = (name: PlaceField) => `${part}.${name}` as FieldName;
  return {
    ...{ part, countries, countryId },
    field: (name: PlaceField, { deps = [], ...more }: FieldMore<PlaceField> = {}) =>
      field(form, words, within(name), {
        ...{ ...more, deps: deps.map(within) },
        ...(name === 'zipcode' && { country }),
        ...(name === 'countryId' && part === 'shipping' && { onChange: (event) => onCountry(event.target.value) }),
      }),
  };
}
