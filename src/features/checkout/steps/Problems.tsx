import type { RefObject } from 'react';
import type { CartMessage } from '#features/cart/cart-message.ts';
import { CartFailure } from '#features/cart/lines/CartFailure.tsx';
import { CartMessages } from '#features/cart/lines/CartMessages.tsx';
import { pauseOf } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import { failureText } from '../refusal.ts';
import type { Placing } from '../use-placing.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { StepProps } from './form.ts';
import styles from './Problems.module.css';
import { Refusal } from './Refusal.tsx';

interface ProblemsProps extends StepProps {
  /** Takes the focus when there is something new. */
  top: RefObject<HTMLDivElement | null>;
  countries: readonly Country[];
  /** How the order stands, and why the last choice did not work; undefined when nothing happened. */
  placing: Pick<Placing, 'refusal' | 'orderAgain'>;
  failure: unknown;
  /** Why something that the page shows has not come. */
  trouble: unknown;
  onRetry: () => void;
  /** The wait that the store has asked for with `failure` is over. */
  onChooseAgain: () => void;
  messages: readonly CartMessage[];
}

/** Everything that is to be said before the questions. */
export const Problems = ({ form, words, top, countries, messages, placing, ...why }: ProblemsProps) => (
  <div className={styles.top} ref={top} tabIndex={-1}>
    <ErrorSummary form={form} words={words} countries={countries} />
    {placing.refusal !== undefined && (
      <Refusal error={placing.refusal} words={words} email={form.getValues('email')} onEnd={placing.orderAgain} />
    )}
    {why.failure !== undefined && (
      <Message tone="danger">
        <Wait
          seconds={pauseOf(why.failure)}
          about={why.failure}
          text={(left) => failureText(words, why.failure, left)}
          onEnd={why.onChooseAgain}
        />
      </Message>
    )}
    {why.trouble !== undefined && (
      <CartFailure
        error={why.trouble}
        isThere={true}
        words={{ ...words.cart, ...words.connection }}
        onRetry={why.onRetry}
      />
    )}
    <CartMessages messages={messages} title={formatMessage(words.cart, 'messagesTitle')} />
  </div>
);
