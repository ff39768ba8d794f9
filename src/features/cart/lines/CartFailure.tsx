import { FailureText } from '#features/session/FailureText.tsx';
import { pauseOf } from '#features/session/problems.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';

import styles from './CartFailure.module.css';

interface CartFailureProps {
  error: unknown;
  /** Whether a cart is on the screen that only could not be changed. */
  isThere: boolean;
  words: Slice<'loadFailed' | 'retry'>;
  onRetry: () => void;
}

/**
 * The store could not be reached, or refused: says what, keeps everything, offers to try again. Where the store wants a
 * pause, trying again waits for its end, and then happens by itself.
 */
export const CartFailure = ({ error, isThere, words, onRetry }: CartFailureProps) => {
  const isPause = pauseOf(error) > 0;
  return (
    <div className={styles.failure}>
      <Message tone="danger">
        {isThere || isPause ? (
          <FailureText error={error} words={words} onEnd={onRetry} />
        ) : (
          <p>{formatMessage(words, 'loadFailed')}</p>
        )}
        <Button variant="line" size="small" onClick={onRetry} disabled={isPause}>
          {formatMessage(words, 'retry')}
        </Button>
      </Message>
    </div>
  );
};
