import { useEffect, useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import styles from '../Request.module.css';
import type { AppointmentWords } from '../words.ts';

interface SentProps {
  words: AppointmentWords;
  partner: string;
  /** Where the copy goes, or empty. */
  email: string;
  /** The file for the calendar, where a day was wished for. */
  calendar: string | null;
  onNext: () => void;
}

/** The request has arrived: who will answer, the day for one's own calendar, and a way to ask again. */
export function Sent({ words: { appointment }, partner, email, calendar, onNext }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" title={formatMessage(appointment, 'sentTitle', { partner })}>
        <p>
          {formatMessage(appointment, 'sentText')} {email && formatMessage(appointment, 'sentCopy', { email })}
        </p>
        <p className={`row ${styles.next}`}>
          {calendar && (
            <a
              className="btn small"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download={formatMessage(appointment, 'calendarFile')}
            >
              <Icon name="calendar" small />
              {formatMessage(appointment, 'calendar')}
            </a>
          )}
          <Button variant="line" size="small" onClick={onNext}>
            {formatMessage(appointment, 'another')}
          </Button>
        </p>
      </Message>
    </div>
  );
}
