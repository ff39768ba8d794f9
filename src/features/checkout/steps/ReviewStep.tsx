import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { stateOf } from '#features/account/address/address-form.ts';
import { addressLines } from '#features/account/address/address-lines.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { AddressInput, CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Button } from '#ui/Button.tsx';
import { Choice, Field, Rich } from '#ui/Field.tsx';
import type { CheckoutForm } from '../checkout-form.ts';
import { errorText } from '../form-errors.ts';
import { typedBilling, typedShipping } from '../registration.ts';
import type { Placing } from '../use-checkout-form.ts';
import type { CheckoutWords } from '../words.server.ts';
import { field, type StepProps } from './form.ts';
import placeOrderStyles from './PlaceOrder.module.css';
import styles from './ReviewStep.module.css';
import stepStyles from './Step.module.css';

interface ReviewStepProps extends StepProps {
  /** What was chosen besides the form. */
  chosen: Chosen;
  needsWaiver: boolean;
  /** Where the conditions stand; without an address the words are no link. */
  links: { terms?: string | undefined; privacy?: string | undefined };
}

/** Look it over: what was filled in, a comment, consent. */
export function ReviewStep({ form, words, chosen, needsWaiver, links }: ReviewStepProps) {
  const summary = reviewOf(useWatch({ control: form.control }) as CheckoutForm, words, chosen);
  return (
    <Step number={4} title={formatMessage(words.checkout, 'stepReview')}>
      <dl className={styles.summary}>
        {summary.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Field
        {...field(form, words, 'comment', { isOptional: true })}
        as="textarea"
        hint={formatMessage(words.checkout, 'commentHint')}
        rows={3}
      />
      <Consent form={form} words={words} field="consentTerms" marks={{ terms: link(links.terms) }} />
      <Consent form={form} words={words} field="consentPrivacy" marks={{ privacy: link(links.privacy) }} />
      {needsWaiver && <Consent form={form} words={words} field="consentDigital" />}
    </Step>
  );
}

interface ConsentProps extends StepProps {
  field: 'consentTerms' | 'consentPrivacy' | 'consentDigital';
  marks?: ComponentProps<typeof Rich>['marks'];
}

/** A box that has to be ticked; its sentence leads to what is agreed to. */
const Consent = ({ form, words, field: name, marks = {} }: ConsentProps) => (
  <Choice {...form.register(name)} id={name} error={errorText(words, form.formState.errors, name)} required>
    <Rich text={formatMessage(words.checkout, name)} marks={marks} />
  </Choice>
);

const link = (href: string | undefined) => (inner: string) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {inner}
    </a>
  ) : (
    inner
  );

/** What an order is made of besides its form. */
export type Chosen = {
  countries: readonly Country[];
  /** Of a customer's book; none for a guest. */
  addresses: readonly CustomerAddress[] | undefined;
  /** Names of what was chosen; no shipping for downloads. */
  shipping: string | undefined;
  payment: string | undefined;
};

/** Everything once more before the button, in words; what is not known yet is left out. */
export function reviewOf(form: CheckoutForm, words: CheckoutWords, chosen: Chosen): { name: string; text: string }[] {
  const { checkout, account } = words;
  const { shipping, payment, addresses } = chosen;
  const shippingAddress = addressText(typedShipping(form), addresses && form.shippingId, chosen);
  const invoice = form.billingSame ? '' : addressText(typedBilling(form), addresses && form.billingId, chosen);
  const rows = [
    { name: formatMessage(account, 'field-email'), text: form.email },
    { name: formatMessage(checkout, 'shippingAddress'), text: shipping && shippingAddress },
    { name: formatMessage(checkout, 'billingAddress'), text: shipping ? invoice : shippingAddress },
    { name: formatMessage(checkout, 'shippingMethod'), text: shipping },
    { name: formatMessage(checkout, 'paymentMethod'), text: payment },
  ];
  return rows.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

/** An address of the book, or the one that is typed, in one line. */
function addressText(typed: AddressInput, id: string | undefined, { addresses, countries }: Chosen): string {
  const savedAddress = id && addresses?.find((address) => address.id === id);
  if (savedAddress) return addressLines(savedAddress).join(', ');
  if (!typed.street) return '';
  const country = countries.find((one) => one.id === typed.countryId);
  const { firstName = '', lastName = '' } = typed;
  const lines = addressLines({
    id: '',
    ...typed,
    firstName,
    lastName,
    country,
    countryState: stateOf(typed, countries),
  });
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}

interface PlaceOrderProps {
  words: CheckoutWords;
  total: string;
  /** Whether a payment page takes the money; undefined where nobody knows. */
  isOnline: boolean | undefined;
  placing: Pick<Placing, 'isBusy' | 'isWaiting'>;
}

/** The button that binds, with what it costs. A busy one can't be pressed twice. */
export const PlaceOrder = ({ words, total, isOnline, placing: { isBusy, isWaiting } }: PlaceOrderProps) => (
  <div className={placeOrderStyles.place}>
    <Button type="submit" className={placeOrderStyles.order} busy={isBusy} disabled={isWaiting}>
      {formatMessage(words.checkout, isBusy ? 'placingOrder' : 'placeOrderBinding')}{' '}
      <span className="num">{total}</span>
    </Button>
    {isOnline !== undefined && (
      <p className="small soft">{formatMessage(words.checkout, isOnline ? 'placeOrderPay' : 'placeOrderHint')}</p>
    )}
  </div>
);

/** One of the four numbered questions. */
export const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className={stepStyles.section} aria-labelledby={`step-${number}`}>
    <h2 className={stepStyles.step} id={`step-${number}`}>
      <span>{number}</span>
      {title}
    </h2>
    {children}
  </section>
);
