import type { ReactNode } from 'react';
import { CaptchaFailure } from '#features/captcha/CaptchaNotice.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Outcome } from './contact.store.ts';
import type { ContactFormConfig } from './contact-form-config.ts';
import type { ContactWords } from './words.ts';

interface FailureProps {
  outcome: Outcome;
  words: ContactWords;
  config: ContactFormConfig;
  file: File | undefined;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why the message has not arrived, that it is still there, and another way. */
export const Failure = ({ outcome, words, config, file, onEnd }: FailureProps) => (
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
