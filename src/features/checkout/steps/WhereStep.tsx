import type { ReactNode } from 'react';
import { AddressFields, type PlaceField } from '#features/account/address/AddressFields.tsx';
import type { FieldName } from '#features/checkout/form-errors.ts';
import { tell } from '#i18n/tell.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Choice, Field } from '#ui/Field.tsx';
import { field, type StepProps } from './form.ts';
import styles from './Options.module.css';
import { Step } from './Step.tsx';

interface WhereStepProps extends StepProps {
  countries: readonly Country[];
  /** Nothing is sent: the address is the one of the invoice. */
  isVirtual: boolean;
  onCountry: (countryId: string) => void;
  /** A customer's address is changed in the account. */
  isFixed: boolean;
  /** The ways to ship. */
  children?: ReactNode;
}

/** Where to? The address, and perhaps another one for the invoice. */
export function WhereStep({ form, words, countries, isVirtual, onCountry, isFixed, children }: WhereStepProps) {
  const billingSame = isVirtual || form.watch('billingSame');
  const place = (part: 'shipping' | 'billing', onChange?: (countryId: string) => void) => {
    const countryId = form.watch(`${part}.countryId`);
    const country = countries.find(({ id }) => id === countryId);
    return {
      ...{ part, countries, countryId },
      field: (name: PlaceField, more: { isOptional?: boolean } = {}) =>
        field(form, words, `${part}.${name}` as FieldName, {
          ...more,
          ...(name === 'zipcode' && { country }),
          ...(name === 'countryId' && { onChange: (event) => onChange?.(event.target.value) }),
        }),
    };
  };
  return (
    <Step number={2} title={tell(words.checkout, isVirtual ? 'billingAddress' : 'stepWhere')}>
      <fieldset className="fields" disabled={isFixed}>
        <AddressFields {...place('shipping', onCountry)} />
        <Field
          {...field(form, words, 'shipping.phoneNumber', { isOptional: true })}
          type="tel"
          autoComplete="tel"
          hint={tell(words.account, 'hint-phoneNumber')}
          width="w3"
        />
      </fieldset>
      {!isVirtual && <Choice {...form.register('billingSame')}>{tell(words.checkout, 'billingSame')}</Choice>}
      {!billingSame && (
        <fieldset disabled={isFixed}>
          <legend className={`legend ${styles.legend}`}>{tell(words.checkout, 'billingAddress')}</legend>
          <div className="fields">
            <Field {...field(form, words, 'billing.firstName')} autoComplete="billing given-name" width="w3" />
            <Field {...field(form, words, 'billing.lastName')} autoComplete="billing family-name" width="w3" />
            <AddressFields {...place('billing')} />
          </div>
        </fieldset>
      )}
      {!isVirtual && children}
    </Step>
  );
}
