import type { Row, Wrong } from '#features/professional/rows/verdict.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderTable.module.css';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.ts';

interface RepairProps {
  id: string | undefined;
  row: Row;
  verdict: Wrong;
  view: QuickOrderView;
  words: OrderWords;
}

/** What is wrong with a row, and what puts it right at one press. */
export function Repair({ id, row, verdict, view, words }: RepairProps) {
  const { problem, values, instead, suggestions = [] } = verdict;
  const put = (change: Partial<Row>) => {
    view.change(row.id, change);
    view.look();
  };
  return (
    <>
      <p className={styles.said} id={id}>
        <Icon name="warning" small />
        <span>
          {formatMessage<string>(words, `row-${problem}`, { number: row.number, quantity: row.quantity, ...values })}
        </span>
      </p>
      <p className={styles.ways}>
        {instead !== undefined && (
          <button type="button" className="btn line small" onClick={() => put({ quantity: String(instead) })}>
            {formatMessage(words, 'orderTake-instead', { quantity: instead })}
          </button>
        )}
        {suggestions.map(({ number, name }) => (
          <button key={number} type="button" className="btn line small" onClick={() => put({ number })}>
            {formatMessage(words, 'orderMean', { number, name })}
          </button>
        ))}
        {problem === 'repeated' && (
          <button type="button" className="btn line small" onClick={() => view.merge(row.id)}>
            {formatMessage(words, 'orderMerge', { line: values.line ?? '' })}
          </button>
        )}
      </p>
    </>
  );
}
