import type { Slice } from '#i18n/format-message.ts';
import { Wait } from '#ui/Wait.tsx';
import { failureMessage, pauseOf } from './problems.ts';

interface FailureTextProps {
  error: unknown;
  /** `FAILURE_WORDS` of connection, and `CART_FAILURE_WORDS` where there is a cart. */
  words: Slice;
  /** The wait is over. */
  onEnd: () => void;
}

/** Why a call failed; where the store wants a pause, the seconds run down. */
export const FailureText = ({ error, words, onEnd }: FailureTextProps) => (
  <Wait seconds={pauseOf(error)} about={error} text={(left) => failureMessage(words, error, left)} onEnd={onEnd} />
);
