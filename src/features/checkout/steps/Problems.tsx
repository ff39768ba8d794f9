import type { RefObject } from 'react';
import type { CartMessage } from '#features/cart/cart-message.ts';
import { CartFailure } from '#features/cart/lines/CartFailure.tsx';
import { CartMessages } from '#features/cart/lines/CartMessages.tsx';
import { failureText } from '#features/checkout/refusal.ts';
import { tell } from '#i18n/tell.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Message } from '#ui/Message.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { StepProps } from './form.ts';
import styles from './Problems.module.css';
import { Refusal } from './Refusal.tsx';

interface ProblemsProps extends StepProps {
  /** Takes the focus when there is something new. */
  top: RefObject<HTMLDivElement | null>;
  countries: readonly Country[];
  /** Why the order was not placed, and why the last choice did not work; undefined when nothing happened. */
  refusal: unknown;
  failure: unknown;
  /** Why something that the page shows has not come. */
  trouble: unknown;
  onRetry: () => void;
  messages: readonly CartMessage[];
}

/** Everything that is to be said before the questions. */
export const Problems = ({ form, words, top, countries, messages, ...why }: ProblemsProps) => (
  <div className={styles.top} ref={top} tabIndex={-1}>
    <ErrorSummary form={form} words={words} countries={countries} />
    {why.refusal !== undefined && <Refusal error={why.refusal} words={words} email={form.getValues('email')} />}
    {why.failure !== undefined && <Message tone="danger">{failureText(words, why.failure)}</Message>}
    {why.trouble !== undefined && (
      <CartFailure
        error={why.trouble}
        isThere={true}
        words={{ ...words.cart, ...words.connection }}
        onRetry={why.onRetry}
      />
    )}
    <CartMessages messages={messages} title={tell(words.cart, 'messagesTitle')} />
  </div>
);
