import { useEffect, useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import type { ContactWords } from './words.ts';

interface SentProps {
  words: ContactWords;
  /** Where the answer will go. */
  email: string;
  onNext: () => void;
}

/** The message has arrived: where the answer will come, and a way to write another. */
export function Sent({ words: { contact }, email, onNext }: SentProps) {
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
