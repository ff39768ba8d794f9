import type { ReactNode } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import { Choice } from '#ui/Field.tsx';
import { Step } from '../steps/Step.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { BillingFields, type PlacesProps, ShippingFields } from './PlaceFields.tsx';

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
