import type { ReactNode } from 'react';
import { AddressFields, type PlaceField } from '#features/account/address/AddressFields.tsx';
import { addressLines } from '#features/account/address/address-lines.ts';
import type { FieldMore } from '#features/account/form/use-account-form.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { accountAddress } from '#i18n/paths.ts';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Choice, Field } from '#ui/Field.tsx';
import type { FieldName } from '../form-errors.ts';
import { field, type StepProps } from '../steps/form.ts';
import { Options } from '../steps/OrderSummary.tsx';
import { Step } from '../steps/ReviewStep.tsx';
import type { CheckoutWords } from '../words.server.ts';
import styles from './PlaceFields.module.css';

interface WhereStepProps extends PlacesProps {
  locale: Locale;
  /** Nothing is sent: the address is the one of the invoice. */
  isVirtual: boolean;
  /** Of a customer's book; somebody without an account types. */
  addresses: readonly CustomerAddress[] | undefined;
  /** Which addresses were chosen; where one is new, its id is empty. */
  onAddress: (chosen: { shippingId: string; billingId: string }) => void;
  /** The country that is delivered to, and a way to another one. */
  country?: ReactNode;
  /** The ways to ship. */
  children?: ReactNode;
}

/** Where to? The address, and perhaps another one for the invoice. */
export function WhereStep({ locale, isVirtual, addresses, onAddress, country, children, ...place }: WhereStepProps) {
  const { form, words } = place;
  const [shippingId, billingId] = form.watch(['shippingId', 'billingId']);
  const billingSame = isVirtual || form.watch('billingSame');
  const choose = (change: { shippingId?: string; billingId?: string }) => {
    const chosen = { shippingId, billingId, ...change };
    for (const name of ['shippingId', 'billingId'] as const) form.setValue(name, chosen[name]);
    form.clearErrors(['firstName', 'lastName', 'shipping', 'billing']);
    onAddress({ ...chosen, billingId: billingSame ? chosen.shippingId : chosen.billingId });
  };
  return (
    <Step number={2} title={formatMessage(words.checkout, isVirtual ? 'billingAddress' : 'stepWhere')}>
      {addresses && (
        <AddressChoice
          {...{ locale, words, addresses }}
          kind={isVirtual ? 'billing' : 'shipping'}
          chosen={shippingId}
          onChoose={(id) => choose({ shippingId: id })}
        />
      )}
      {!(addresses && shippingId) && (
        <>
          {country}
          <ShippingFields {...place} hasNames={Boolean(addresses)} />
        </>
      )}
      {!isVirtual && (
        <Choice
          {...form.register('billingSame', {
            onChange: ({ target }) =>
              addresses && onAddress({ shippingId, billingId: target.checked ? shippingId : billingId }),
          })}
        >
          {formatMessage(words.checkout, 'billingSame')}
        </Choice>
      )}
      {!billingSame && addresses && (
        <AddressChoice
          {...{ locale, words, addresses }}
          kind="billing"
          chosen={billingId}
          onChoose={(id) => choose({ billingId: id })}
        />
      )}
      {!billingSame && !(addresses && billingId) && <BillingFields {...place} hasTitle={!addresses} />}
      {!isVirtual && children}
    </Step>
  );
}

interface AddressChoiceProps {
  locale: Locale;
  words: CheckoutWords;
  kind: 'shipping' | 'billing';
  addresses: readonly CustomerAddress[];
  /** Empty for a new one. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of the addresses of the customer's book, which may be changed, or a new one that is typed below. */
const AddressChoice = ({ locale, words, kind, addresses, chosen, onChoose }: AddressChoiceProps) => (
  <>
    <Options
      name={`${kind}-address`}
      legend={formatMessage(words.checkout, `${kind}Address`)}
      chosen={chosen || NEW}
      onChoose={(id) => onChoose(id === NEW ? '' : id)}
      options={[
        ...addresses.map((address) => ({
          ...{ id: address.id, label: `${address.firstName} ${address.lastName}`, isAvailable: true },
          hint: placeOf(address),
        })),
        { id: NEW, label: formatMessage(words.account, 'addressNew'), isAvailable: true },
      ]}
    />
    {chosen && (
      <p>
        <a className="more small" href={accountAddress(locale, chosen, { isForCheckout: true })}>
          {formatMessage(words.account, 'addressEdit')}
        </a>
      </p>
    )}
  </>
);

const NEW = 'new';

/** What the name leaves out. */
const placeOf = (address: CustomerAddress): string =>
  addressLines(address)
    .filter((line) => line !== `${address.firstName} ${address.lastName}`)
    .join(', ');

interface PlacesProps extends StepProps {
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
