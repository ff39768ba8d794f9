import { formatMessage } from '#i18n/format-message.ts';
import styles from './Reviews.module.css';
import type { Bar } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface BarsProps {
  bars: readonly Bar[];
  words: ReviewWords['product'];
  /** The points that are shown alone. */
  chosen: number | undefined;
  onChoose: (points: number | undefined) => void;
}

/** How the points are spread, as bars; a press on one shows only those, a second press all of them. */
export function Bars({ bars, words, chosen, onChoose }: BarsProps) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol className={styles.bars} aria-label={formatMessage(words, 'reviewBars')}>
      {bars.map(({ points, count }) => (
        <li key={points}>
          <button
            type="button"
            disabled={count === 0}
            aria-pressed={chosen === points}
            onClick={() => onChoose(chosen === points ? undefined : points)}
          >
            <span className="vh">{formatMessage(words, 'reviewBar', { points, count })}</span>
            <span className="num" aria-hidden="true">
              {points}
            </span>
            <progress max={all} value={count} aria-hidden="true" />
            <span className="num" aria-hidden="true">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
