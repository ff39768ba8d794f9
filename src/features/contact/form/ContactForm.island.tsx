import { useRef, useState } from 'react';
import { CaptchaNotice } from '#features/captcha/CaptchaNotice.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { FIELDS, isField } from './contact-form.ts';
import type { ContactFormConfig } from './contact-form-config.ts';
import { Failure } from './Failure.tsx';
import { errorText, labelOf } from './field.ts';
import { Sent } from './Sent.tsx';
import { UploadField } from './UploadField.tsx';
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
  const { form, file, fileError, choose, step, outcome, submit, forgive } = useContactForm(
    words,
    config.maxUploadMb,
    onSent,
  );
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
