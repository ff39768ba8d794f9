import type { ReactNode } from 'react';
import { CaptchaFailure } from '#features/captcha/Guard.tsx';
import { tell } from '#i18n/tell.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Outcome } from './contact.store.ts';
import type { FormFacts } from './facts.ts';
import type { ContactWords } from './words.ts';

interface FailureProps {
  outcome: Outcome;
  words: ContactWords;
  facts: FormFacts;
  file: File | undefined;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why the message has not arrived, that it is still there, and another way. */
export const Failure = ({ outcome, words, facts, file, onEnd }: FailureProps) => (
  <Message tone="danger">{reason(outcome, words, facts, file, onEnd)}</Message>
);

function reason(
  outcome: Outcome,
  { contact, captcha, connection }: ContactWords,
  { phone, email, maxUploadMb }: FormFacts,
  file: File | undefined,
  onEnd: () => void,
): ReactNode {
  switch (outcome.state) {
    case 'throttled':
      return (
        <Wait seconds={outcome.seconds} text={(count = 0) => tell(connection, 'rateLimit', { count })} onEnd={onEnd} />
      );
    case 'captcha':
      return <CaptchaFailure trouble={outcome.trouble} words={captcha} email={email} />;
    case 'fileTooLarge':
    case 'fileType':
      return <p>{tell(contact, outcome.state, { max: maxUploadMb })}</p>;
    case 'uploadFailed':
      return <p>{tell(contact, 'uploadFailed', { file: file?.name ?? '' })}</p>;
    default:
      return <p>{tell(contact, 'failed', { phone })}</p>;
  }
}
