import { pauseOf } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import { HasToConfirmError, refusalText } from '../refusal.ts';
import type { CheckoutWords } from '../words.ts';

interface RefusalProps {
  error: unknown;
  words: CheckoutWords;
  email: string;
  /** The wait that the store has asked for is over. */
  onEnd: () => void;
}

/** Why the order was not placed; who waits for a confirmation has not failed. */
export const Refusal = ({ error, words, email, onEnd }: RefusalProps) =>
  error instanceof HasToConfirmError ? (
    <Message tone="success" icon="mail" title={formatMessage(words.account, 'registerOptinTitle')}>
      <p>
        {error.who === 'guest'
          ? formatMessage(words.checkout, 'confirmGuest', { email })
          : formatMessage(words.account, 'registerOptinText', { email })}
      </p>
      <p>{formatMessage(words.account, 'registerOptinMissing')}</p>
    </Message>
  ) : (
    <Message tone="danger">
      <Wait seconds={pauseOf(error)} about={error} text={(left) => refusalText(words, error, left)} onEnd={onEnd} />
    </Message>
  );
