import { type ReactNode, useRef } from 'react';
import { CaptchaFailure, CaptchaNotice } from '#features/captcha/CaptchaNotice.tsx';
import { formatList, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { type Locale, localeInfo } from '#i18n/locales.ts';
import { dealers } from '#i18n/paths.ts';
import { MEASURES } from '#store-api/contract/appointment.ts';
import { Button } from '#ui/Button.tsx';
import { Choice, Field, Rich } from '#ui/Field.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Partner } from '../partner/partners.ts';
import type { RequestConfig, RequestData } from '../product/request-data.store.ts';
import type { Measures, Question } from '../question/use-question.ts';
import styles from '../Request.module.css';
import type { AppointmentWords } from '../words.ts';
import type { Outcome } from './appointment.store.ts';
import { errorText, FIELDS, type Form, field, isField, labelOf } from './appointment.ts';
import { useAppointmentForm } from './use-appointment-form.ts';

interface RequestFormProps extends RequestData {
  locale: Locale;
  question: Question;
  /** Nobody as long as none is chosen: then nothing is drawn, and what was filled in waits. */
  partner: Partner | undefined;
  onSent: (calendar: string | null, email: string) => void;
}

/** When, and who asks: the form to the partner that was chosen. */
export function RequestForm({ locale, words, config, question, partner, onSent }: RequestFormProps) {
  const { form, days, day, times, step, outcome, submit, forgive } = useAppointmentForm({
    ...{ locale, words, question, partner, onSent },
  });
  const top = useRef<HTMLDivElement>(null);
  const showWrong = () => toFirstWrong(top);
  const problems = FIELDS.flatMap((name) => {
    const text = errorText(form, name);
    return text ? [{ name, label: labelOf(form, name), text }] : [];
  });
  if (!partner) return null;
  return (
    <form
      className={styles.form}
      method="dialog" // without a script nothing leaves, least of all in an address
      noValidate
      onSubmit={form.handleSubmit(async (values) => (await submit(values)) || showWrong(), showWrong)}
    >
      <Chosen locale={locale} words={words.appointment} partner={partner} />
      <div className={styles.top} ref={top} tabIndex={-1}>
        <FormSummary
          title={formatMessage(words.validation, 'summaryTitle', { count: problems.length })}
          problems={problems}
          onGo={(name) => isField(name) && form.setFocus(name)}
        />
        {outcome && <Failure {...{ outcome, words, config, partner }} onEnd={forgive} />}
      </div>
      <Details {...{ locale, form, config }} measures={question.measures}>
        <When {...{ locale, form, days, day, times }} />
      </Details>
      <div className={styles.send}>
        <Button type="submit" busy={step !== undefined} disabled={outcome?.state === 'throttled'}>
          {formatMessage(words.appointment, step ? 'submitting' : 'submit')}
        </Button>
        <CaptchaNotice isBusy={step === 'solving'} words={words.captcha} captcha={config.captcha} />
      </div>
      <div data-captcha />
    </form>
  );
}

interface DetailsProps {
  locale: Locale;
  form: Form;
  config: RequestConfig;
  /** Of the cabinet, where the configurator has passed them on. */
  measures: Measures;
  /** When it would suit. */
  children: ReactNode;
}

/** When, what it is about, who asks, and that they agree. */
function Details({ locale, form, config, measures, children }: DetailsProps) {
  const { appointment, common } = form.words;
  const measureTexts = MEASURES.flatMap((name) => {
    const mm = measures[name];
    return mm ? [formatMessage<string>(appointment, `measure-${name}`, { mm: formatNumber(locale, mm, 0) })] : [];
  });
  return (
    <div className="fields">
      <p className="small soft">{formatMessage(common, 'fieldsRequired')}</p>
      {children}
      <Field
        {...field(form, 'description')}
        as="textarea"
        rows={4}
        hint={formatMessage(appointment, 'descriptionHint')}
      />
      {measureTexts.length > 0 && (
        <p className="small soft">
          {formatMessage(appointment, 'measuresAttached', { measures: formatList(locale, measureTexts) })}
        </p>
      )}
      <Field {...field(form, 'firstName')} autoComplete="given-name" width="w3" />
      <Field {...field(form, 'lastName')} autoComplete="family-name" width="w3" />
      <Field {...field(form, 'phone')} type="tel" autoComplete="tel" width="w3" />
      <Field
        {...field(form, 'email')}
        type="email"
        autoComplete="email"
        width="w3"
        hint={formatMessage(appointment, 'emailHint')}
      />
      <Field {...field(form, 'street')} autoComplete="address-line1" width="w4" />
      <Field {...field(form, 'streetNumber')} autoComplete="off" width="w2" />
      <Field {...field(form, 'zip')} autoComplete="postal-code" width="w2" />
      <Field {...field(form, 'city')} autoComplete="address-level2" width="w4" />
      <Choice
        {...form.register('acceptedTerms')}
        id="appointment-acceptedTerms"
        error={errorText(form, 'acceptedTerms')}
        required
      >
        <Rich
          text={formatMessage(appointment, 'consent')}
          marks={{ terms: linkTo(config.termsHref), privacy: linkTo(config.privacyHref) }}
        />
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
  words: AppointmentWords;
  config: RequestConfig;
  partner: Partner;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why the request has not arrived, that it is still there, and the partner's number. */
function Failure({ outcome, words, config, partner, onEnd }: FailureProps) {
  const { appointment, captcha, connection } = words;
  if (outcome.state === 'throttled')
    return (
      <Message tone="danger">
        <Wait
          seconds={outcome.seconds}
          text={(count = 0) => formatMessage(connection, 'rateLimit', { count })}
          onEnd={onEnd}
        />
      </Message>
    );
  return (
    <Message tone="danger">
      {outcome.state === 'captcha' ? (
        <CaptchaFailure trouble={outcome.trouble} words={captcha} email={config.email} />
      ) : (
        <p>
          {formatMessage(appointment, 'failed')}{' '}
          <a className="num" href={`tel:${partner.phone.replaceAll(' ', '')}`}>
            {partner.phone}
            <span className="vh">, {partner.name}</span>
          </a>
        </p>
      )}
    </Message>
  );
}

interface WhenProps {
  locale: Locale;
  form: Form;
  /** The first and the last day that can be asked for. */
  days: { first: string; last: string };
  /** What is typed; empty without a day. */
  day: string;
  /** When the door is open on it. */
  times: readonly string[];
}

/** When it would suit: for a showroom day and time, for an installation a day if one likes. */
function When({ locale, form, days, day, times }: WhenProps) {
  const { appointment } = form.words;
  const { error, ...ofDay } = field(form, 'day');
  const isClosed = form.isVisit && day >= days.first && day <= days.last && times.length === 0;
  return (
    <>
      <Field
        {...ofDay}
        type="date"
        min={days.first}
        max={days.last}
        width="w3"
        error={error ?? (isClosed ? formatMessage(appointment, 'closedDay') : undefined)}
      />
      {form.isVisit && (
        <Field {...field(form, 'time')} as="select" width="w3">
          <option value="">{formatMessage(appointment, times.length > 0 ? 'chooseTime' : 'chooseDayFirst')}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {clock(locale, time)}
            </option>
          ))}
        </Field>
      )}
      <p className="small soft">{formatMessage(appointment, 'whenHint')}</p>
    </>
  );
}

/** `13:30`, in English `1:30 PM`. */
const clock = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(localeInfo(locale).numbers, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2027-01-04T${time}Z`),
  );

interface ChosenProps {
  locale: Locale;
  words: AppointmentWords['appointment'];
  partner: Partner;
}

/** Where the partner is, and two ways to learn more. */
const Chosen = ({ locale, words, partner: { id, name, street, zip, city, phone } }: ChosenProps) => (
  <section aria-label={formatMessage(words, 'chosenPartner')}>
    <h3>{name}</h3>
    <p className="soft num">
      {street}, {zip} {city}
    </p>
    <p className="row">
      <a className="more small num" href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" small />
        {phone}
        <span className="vh">, {name}</span>
      </a>
      <a className="more small" href={dealers(locale, id)} target="_blank" rel="noopener">
        <Icon name="clock" small />
        {formatMessage(words, 'hoursAndMap')}
      </a>
    </p>
  </section>
);
