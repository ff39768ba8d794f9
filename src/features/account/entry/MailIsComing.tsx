import { useEffect, useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Message } from '#ui/Message.tsx';
import type { FormWords } from '../form/words.ts';

interface MailIsComingProps {
  words: FormWords['account'];
  email: string;
}

/** Takes the place of the form, and so its focus: an account that has to be confirmed waits for the click in a mail. */
export function MailIsComing({ words, email }: MailIsComingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" icon="mail" title={formatMessage(words, 'registerOptinTitle')}>
        <p>{formatMessage(words, 'registerOptinText', { email })}</p>
        <p>{formatMessage(words, 'registerOptinMissing')}</p>
      </Message>
    </div>
  );
}
