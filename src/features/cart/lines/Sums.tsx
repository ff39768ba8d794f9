import styles from './Sums.module.css';
import type { Sum } from './sums.ts';

interface SumsProps {
  rows: readonly Sum[];
  /** The word on the button that takes a code away; without it there is none. */
  removeWord?: string | undefined;
  onRemove?: (lineId: string) => void;
}

/** What everything costs, row by row, the total set large. */
export const Sums = ({ rows, removeWord, onRemove }: SumsProps) => (
  <dl className={`${styles.sums} num`}>
    {rows.map(({ label, note, amount, style = '', remove }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, two discounts may look alike
      <div key={index} className={styles[style] ?? ''}>
        <dt>
          {label}
          {note && (
            <>
              {' '}
              <small>{note}</small>
            </>
          )}
          {remove && removeWord && (
            <>
              {' '}
              <button
                className="linkish"
                type="button"
                aria-label={remove.label}
                onClick={() => onRemove?.(remove.lineId)}
              >
                {removeWord}
              </button>
            </>
          )}
        </dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
