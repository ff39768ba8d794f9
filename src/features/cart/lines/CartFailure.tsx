import { tellFailure } from '#features/session/problems.ts';
import { type Slice, tell } from '#i18n/tell.ts';
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

/** The store could not be reached, or refused: says what, keeps everything, offers to try again. */
export const CartFailure = ({ error, isThere, words, onRetry }: CartFailureProps) => (
  <div className={styles.failure}>
    <Message tone="danger">
      <p>{isThere ? tellFailure(words, error) : tell(words, 'loadFailed')}</p>
      <Button look="line" size="small" onClick={onRetry}>
        {tell(words, 'retry')}
      </Button>
    </Message>
  </div>
);
