import { HasToConfirmError, refusalText } from '#features/checkout/refusal.ts';
import type { CheckoutWords } from '#features/checkout/words.ts';
import { tell } from '#i18n/tell.ts';
import { Message } from '#ui/Message.tsx';

/** Why the order was not placed; who waits for a confirmation has not failed. */
export const Refusal = ({ error, words, email }: { error: unknown; words: CheckoutWords; email: string }) =>
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
    <Message tone="danger">{refusalText(words, error)}</Message>
  );
