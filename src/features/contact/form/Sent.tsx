import { useEffect, useRef } from 'react';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import type { ContactWords } from './words.ts';

interface SentProps {
  words: ContactWords;
  /** Where the answer will go. */
  email: string;
  onNext: () => void;
}

/** The message has arrived (D10): where the answer will come, and a way to write another. */
export function Sent({ words: { contact }, email, onNext }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" title={tell(contact, 'sentTitle')}>
        <p>{tell(contact, 'sentText', { email })}</p>
        <p>
          <Button look="line" size="small" onClick={onNext}>
            {tell(contact, 'sendAnother')}
          </Button>
        </p>
      </Message>
    </div>
  );
}
