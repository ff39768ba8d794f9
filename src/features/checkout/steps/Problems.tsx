import type { RefObject } from 'react';
import type { CartMessage } from '#features/cart/cart-message.ts';
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
  messages: readonly CartMessage[];
}

/** Everything that is to be said before the questions. */
export const Problems = ({ form, words, top, countries, refusal, failure, messages }: ProblemsProps) => (
  <div className={styles.top} ref={top} tabIndex={-1}>
    <ErrorSummary form={form} words={words} countries={countries} />
    {refusal !== undefined && <Refusal error={refusal} words={words} email={form.getValues('email')} />}
    {failure !== undefined && <Message tone="danger">{failureText(words, failure)}</Message>}
    <CartMessages messages={messages} title={tell(words.cart, 'messagesTitle')} />
  </div>
);
