import { CaptchaFailure } from '#features/captcha/CaptchaNotice.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Partner } from '../partner/partners.ts';
import type { RequestConfig } from '../request-data.ts';
import type { AppointmentWords } from '../words.ts';
import type { Outcome } from './appointment.store.ts';

interface FailureProps {
  outcome: Outcome;
  words: AppointmentWords;
  config: RequestConfig;
  partner: Partner;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why the request has not arrived, that it is still there, and the partner's number. */
export function Failure({ outcome, words, config, partner, onEnd }: FailureProps) {
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
