import { useRef } from 'react';
import { CaptchaNotice } from '#features/captcha/CaptchaNotice.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { Chosen } from '../partner/Chosen.tsx';
import type { Partner } from '../partner/partners.ts';
import type { Question } from '../question/question.ts';
import styles from '../Request.module.css';
import type { RequestData } from '../request-data.ts';
import { FIELDS, isField } from './appointment.ts';
import { Details } from './Details.tsx';
import { Failure } from './Failure.tsx';
import { errorText, labelOf } from './field.ts';
import { useAppointmentForm } from './use-appointment-form.ts';
import { When } from './When.tsx';

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
