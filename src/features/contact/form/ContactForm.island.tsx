import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CaptchaFailure, CaptchaNotice } from '#features/captcha/CaptchaNotice.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Choice, Field, Rich } from '#ui/Field.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import { contactPersonFor } from '#values/contact-person.ts';
import styles from './ContactForm.module.css';
import type { Outcome } from './contact.store.ts';
import { errorText, FIELDS, type Form, field, isAboutOrder, isField, labelOf, SUBJECTS } from './contact-form.ts';
import { UploadField } from './UploadField.tsx';
import type { ContactFormConfig } from './use-contact-form.ts';
import { useContactForm } from './use-contact-form.ts';
import type { ContactWords } from './words.ts';

interface ContactFormProps {
  locale: Locale;
  words: ContactWords;
  config: ContactFormConfig;
}

/** A message to customer service: the form until it has arrived, then where the answer will come. */
export function ContactForm(props: ContactFormProps) {
  const [message, setMessage] = useState({ number: 1, sentTo: '' });
  const next = () => setMessage(({ number }) => ({ number: number + 1, sentTo: '' }));
  return message.sentTo ? (
    <Sent words={props.words} email={message.sentTo} onNext={next} />
  ) : (
    <Writing key={message.number} {...props} onSent={(sentTo) => setMessage({ ...message, sentTo })} />
  );
}

function Writing({ locale, words, config, onSent }: ContactFormProps & { onSent: (email: string) => void }) {
  const { form, file, fileError, choose, step, outcome, submit, forgive } = useContactForm(words, config, onSent);
  const top = useRef<HTMLDivElement>(null);
  const showWrong = () => toFirstWrong(top);
  const problems = FIELDS.flatMap((name) => {
    const text = errorText(words, form, name);
    return text ? [{ name, label: labelOf(words, name), text }] : [];
  });
  return (
    <form
      className={styles.form}
      method="dialog" // without a script nothing leaves, least of all in an address
      noValidate
      onSubmit={form.handleSubmit(async (values) => (await submit(values)) || showWrong(), showWrong)}
    >
      <div className={styles.top} ref={top} tabIndex={-1}>
        <FormSummary
          title={formatMessage(words.validation, 'summaryTitle', { count: problems.length })}
          problems={problems}
          onGo={(name) => isField(name) && form.setFocus(name)}
        />
        {outcome && <Failure {...{ outcome, words, config, file }} onEnd={forgive} />}
      </div>
      <ContactFields form={form} words={words} config={config}>
        {config.maxUploadMb > 0 && (
          <UploadField
            {...{ locale, words, file, step }}
            error={fileError}
            maxMb={config.maxUploadMb}
            onChoose={choose}
          />
        )}
      </ContactFields>
      <div className={styles.send}>
        <Button type="submit" busy={step !== undefined} disabled={outcome?.state === 'throttled'}>
          {formatMessage(words.contact, step ? 'submitting' : 'submit')}
        </Button>
        <CaptchaNotice isBusy={step === 'solving'} words={words.captcha} captcha={config.captcha} />
      </div>
      <div data-captcha />
    </form>
  );
}

interface ContactFieldsProps {
  form: Form;
  words: ContactWords;
  config: ContactFormConfig;
  /** The file, where the store takes one. */
  children: ReactNode;
}

/** What it is about, who writes, where from: the place leads to the person who answers. */
function ContactFields({ form, words, config, children }: ContactFieldsProps) {
  const [subject, countryId, zip] = form.watch(['subject', 'countryId', 'zip']);
  const country = config.countries.find(({ id }) => id === countryId);
  const person = country && contactPersonFor(config.rule, { country: country.iso, postcode: zip?.trim() });
  const of = (name: Parameters<typeof field>[2]) => field(form, words, name);
  return (
    <div className="fields">
      <p className="small soft">{formatMessage(words.common, 'fieldsRequired')}</p>
      <Field {...of('subject')} as="select" width={isAboutOrder(subject) ? 'w3' : undefined}>
        <option value="">{formatMessage(words.contact, 'chooseSubject')}</option>
        {SUBJECTS.map((one) => (
          <option key={one} value={one}>
            {formatMessage(words.contact, `subject-${one}`)}
          </option>
        ))}
      </Field>
      {isAboutOrder(subject) && <Field {...of('orderNumber')} inputMode="numeric" autoComplete="off" width="w3" />}
      <Field {...of('comment')} as="textarea" rows={5} hint={formatMessage(words.contact, 'descriptionHint')} />
      {children}
      <Field {...of('salutationId')} as="select" width="w2">
        <option value="" />
        {config.salutations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field {...of('firstName')} autoComplete="given-name" width="w2" />
      <Field {...of('lastName')} autoComplete="family-name" width="w2" />
      <Field {...of('email')} type="email" autoComplete="email" width="w3" />
      <Field {...of('phone')} type="tel" autoComplete="tel" width="w3" />
      <Field {...of('street')} autoComplete="address-line1" width="w4" />
      <Field {...of('streetNumber')} autoComplete="off" width="w2" />
      <Field {...of('zip')} autoComplete="postal-code" width="w2" />
      <Field {...of('location')} autoComplete="address-level2" width="w4" />
      <Field
        {...of('countryId')}
        as="select"
        autoComplete="off"
        width="w3"
        hint={formatMessage(words.contact, 'regionHint')}
      >
        <option value="" />
        {config.countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <p className={`w3 small ${styles.person}`} role="status">
        {person && (
          <>
            <span>{formatMessage(words.contact, 'person', { name: person.name })}</span>
            <a
              className="num"
              href={`tel:${person.phone.replaceAll(' ', '')}`}
              aria-label={formatMessage(words.contact, 'personCall', { name: person.name })}
            >
              {person.phone}
            </a>
          </>
        )}
      </p>
      <Choice {...form.register('consent')} id="contact-consent" error={errorText(words, form, 'consent')} required>
        <Rich text={formatMessage(words.contact, 'consent')} marks={{ privacy: linkTo(config.privacyHref) }} />
      </Choice>
    </div>
  );
}

const linkTo = (href: string | undefined) => (inner: string) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {inner}
    </a>
  ) : (
    inner
  );

interface FailureProps {
  outcome: Outcome;
  words: ContactWords;
  config: ContactFormConfig;
  file: File | undefined;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why the message has not arrived, that it is still there, and another way. */
const Failure = ({ outcome, words, config, file, onEnd }: FailureProps) => (
  <Message tone="danger">{reason(outcome, words, config, file, onEnd)}</Message>
);

function reason(
  outcome: Outcome,
  { contact, captcha, connection }: ContactWords,
  { phone, email, maxUploadMb }: ContactFormConfig,
  file: File | undefined,
  onEnd: () => void,
): ReactNode {
  switch (outcome.state) {
    case 'throttled':
      return (
        <Wait
          seconds={outcome.seconds}
          text={(count = 0) => formatMessage(connection, 'rateLimit', { count })}
          onEnd={onEnd}
        />
      );
    case 'captcha':
      return <CaptchaFailure trouble={outcome.trouble} words={captcha} email={email} />;
    case 'fileTooLarge':
    case 'fileType':
      return <p>{formatMessage(contact, outcome.state, { max: maxUploadMb })}</p>;
    case 'uploadFailed':
      return <p>{formatMessage(contact, 'uploadFailed', { file: file?.name ?? '' })}</p>;
    default:
      return <p>{formatMessage(contact, 'failed', { phone })}</p>;
  }
}

interface SentProps {
  words: ContactWords;
  /** Where the answer will go. */
  email: string;
  onNext: () => void;
}

/** The message has arrived: where the answer will come, and a way to write another. */
function Sent({ words: { contact }, email, onNext }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" title={formatMessage(contact, 'sentTitle')}>
        <p>{formatMessage(contact, 'sentText', { email })}</p>
        <p>
          <Button variant="line" size="small" onClick={onNext}>
            {formatMessage(contact, 'sendAnother')}
          </Button>
        </p>
      </Message>
    </div>
  );
}
