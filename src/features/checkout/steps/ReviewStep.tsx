import { type ComponentProps, Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMessage } from '#i18n/format-message.ts';
import { Choice, Field } from '#ui/Field.tsx';
import { Rich } from '#ui/Rich.tsx';
import type { CheckoutForm } from '../checkout-form.ts';
import { errorText } from '../form-errors.ts';
import { type Chosen, reviewOf } from '../review.ts';
import { field, type StepProps } from './form.ts';
import styles from './ReviewStep.module.css';
import { Step } from './Step.tsx';

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
      <dl className={styles.facts}>
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
