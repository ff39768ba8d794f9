import { HasToConfirmError, refusalText } from '#features/checkout/refusal.ts';
import type { CheckoutWords } from '#features/checkout/words.ts';
import { pauseOf } from '#features/session/problems.ts';
import { tell } from '#i18n/tell.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';

interface RefusalProps {
  error: unknown;
  words: CheckoutWords;
  email: string;
  /** The wait that the store has asked for is over (H10). */
  onEnd: () => void;
}

/** Why the order was not placed; who waits for a confirmation has not failed. */
export const Refusal = ({ error, words, email, onEnd }: RefusalProps) =>
  error instanceof HasToConfirmError ? (
    <Message tone="success" icon="mail" title={tell(words.account, 'registerOptinTitle')}>
      <p>
        {error.who === 'guest'
          ? tell(words.checkout, 'confirmGuest', { email })
          : tell(words.account, 'registerOptinText', { email })}
      </p>
      <p>{tell(words.account, 'registerOptinMissing')}</p>
    </Message>
  ) : (
    <Message tone="danger">
      <Wait seconds={pauseOf(error)} about={error} text={(left) => refusalText(words, error, left)} onEnd={onEnd} />
    </Message>
  );
