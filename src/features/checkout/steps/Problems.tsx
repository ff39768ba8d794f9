import type { RefObject } from 'react';
import { ErrorSummary as Summary } from '#features/account/form/AccountForm.tsx';
import type { CartMessage } from '#features/cart/cart-message.ts';
import { CartFailure, CartMessages } from '#features/cart/lines/CartLines.tsx';
import { pauseOf } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import { errorText, FIELDS, type FieldName, labelOf } from '../form-errors.ts';
import { failureText, HasToConfirmError, refusalText } from '../refusal.ts';
import type { Placing } from '../use-checkout-form.ts';
import type { CheckoutWords } from '../words.server.ts';
import type { StepProps } from './form.ts';
import styles from './Problems.module.css';

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

interface ErrorSummaryProps extends StepProps {
  countries: readonly Country[];
}

/** What is missing at the checkout, above everything. */
export function ErrorSummary({ form, words, countries }: ErrorSummaryProps) {
  const { errors } = form.formState;
  const values = form.getValues();
  const countryOf = (field: string) =>
    countries.find(({ id }) => id === values[field.startsWith('billing') ? 'billing' : 'shipping'].countryId);
  const problems = FIELDS.flatMap((field) => {
    const text = errorText(words, errors, field, countryOf(field));
    return text ? [{ field, label: labelOf(words, field), text }] : [];
  });
  return <Summary problems={problems} words={words.validation} onGo={(field) => form.setFocus(field as FieldName)} />;
}

interface RefusalProps {
  error: unknown;
  words: CheckoutWords;
  email: string;
  /** The wait that the store has asked for is over. */
  onEnd: () => void;
}

/** Why the order was not placed; who waits for a confirmation has not failed. */
const Refusal = ({ error, words, email, onEnd }: RefusalProps) =>
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
