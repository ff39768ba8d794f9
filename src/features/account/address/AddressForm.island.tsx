import { formatMessage } from '#i18n/format-message.ts';
import type { Country, Salutation } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { SalutationField } from '../form/SalutationField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  ADDRESS_FIELDS,
  addressInput,
  addressSchema,
  addressValues,
  type AddressForm as Form,
  withOwnState,
} from './address-form.ts';

interface AddressFormProps {
  words: FormWords;
  countries: Country[];
  salutations: Salutation[];
  start: Form;
  /** Of a known address; a new one has none. */
  id?: string | undefined;
  /** The list of addresses. */
  listHref: string;
  /** The list again, with the sentence that it has worked. */
  savedHref: string;
}

/** A new address, or another wording of a known one. */
export function AddressForm({ words, countries, salutations, start, id, listHref, savedHref }: AddressFormProps) {
  const form = useAccountForm<Form>({
    id: 'address',
    words,
    start,
    schema: addressSchema(countries),
    fields: ADDRESS_FIELDS,
    valuesOf: (_, form) => addressValues(countries, form.countryId),
    send: async (form) => {
      await account.saveAddress(addressInput(withOwnState(form, countries, start)), id);
      await leaveFor(savedHref);
    },
  });
  return (
    <AccountForm
      form={form}
      action={formatMessage(words.common, 'save')}
      aside={<a href={listHref}>{formatMessage(words.common, 'cancel')}</a>}
    >
      <div className="fields">
        <SalutationField field={form.field('salutationId')} salutations={salutations} />
        <Field {...form.field('firstName')} autoComplete="given-name" width="w2" />
        <Field {...form.field('lastName')} autoComplete="family-name" width="w2" />
        <AddressFields
          field={form.field}
          part="shipping"
          countries={countries}
          countryId={form.form.watch('countryId')}
        />
        <Field {...form.field('additionalAddressLine1', { isOptional: true })} autoComplete="address-line2" />
        <Field
          {...form.field('phoneNumber', { isOptional: true })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={formatMessage(words.account, 'hint-phoneNumber')}
        />
      </div>
    </AccountForm>
  );
}
