import { HasToConfirmError, refusalText } from '#features/checkout/refusal.ts';
import type { CheckoutWords } from '#features/checkout/words.ts';
import { tell } from '#i18n/tell.ts';
import { Message } from '#ui/Message.tsx';

/** Why the order was not placed; an account that waits for its confirmation is no failure. */
export const Refusal = ({ error, words, email }: { error: unknown; words: CheckoutWords; email: string }) =>
  error instanceof HasToConfirmError ? (
    <Message tone="success" icon="mail" title={tell(words.account, 'registerOptinTitle')}>
      <p>{tell(words.account, 'registerOptinText', { email })}</p>
      <p>{tell(words.account, 'registerOptinMissing')}</p>
    </Message>
  ) : (
    <Message tone="danger">{refusalText(words, error)}</Message>
  );
