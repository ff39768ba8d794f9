import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { errorText } from '#features/checkout/form-errors.ts';
import { tell } from '#i18n/tell.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { nameOf } from '#store-api/name-of.ts';
import { Choice, Field } from '#ui/Field.tsx';
import { Rich } from '#ui/Rich.tsx';
import { field, type StepProps } from './form.ts';
import styles from './ReviewStep.module.css';
import { Step } from './Step.tsx';

interface ReviewStepProps extends StepProps {
  countries: readonly Country[];
  /** Names of what was chosen; no shipping for downloads. */
  shipping: string | undefined;
  payment: string | undefined;
  needsWaiver: boolean;
  /** Where the conditions stand; without an address the words are no link. */
  links: { terms?: string | undefined; privacy?: string | undefined };
}

/** Look it over: what was filled in, a comment, consent. */
export function ReviewStep({ form, words, countries, shipping, payment, needsWaiver, links }: ReviewStepProps) {
  const { email, firstName, lastName, shipping: address } = useWatch({ control: form.control });
  const country = countries.find(({ id }) => id === address?.countryId);
  const town = [address?.zipcode, address?.city].filter(Boolean).join(' ');
  const place = [address?.street, town].filter(Boolean).join(', ');
  return (
    <Step number={4} title={tell(words.checkout, 'stepReview')}>
      <dl className={styles.facts}>
        <Fact name={tell(words.account, 'field-email')}>{email}</Fact>
        <Fact name={tell(words.checkout, shipping ? 'shippingAddress' : 'billingAddress')}>
          {[`${firstName ?? ''} ${lastName ?? ''}`.trim(), place, country && nameOf(country)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        {shipping && <Fact name={tell(words.checkout, 'shippingMethod')}>{shipping}</Fact>}
        <Fact name={tell(words.checkout, 'paymentMethod')}>{payment}</Fact>
      </dl>
      <Field
        {...field(form, words, 'comment', { isOptional: true })}
        as="textarea"
        hint={tell(words.checkout, 'commentHint')}
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
    <Rich text={tell(words.checkout, name)} marks={marks} />
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

const Fact = ({ name, children }: { name: string; children: string | undefined }) =>
  children ? (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  ) : null;
