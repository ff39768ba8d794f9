import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrderTable.module.css';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.ts';

/** The rows; a table where there is room, one below the other on the phone. */
export function OrderTable({ view, words }: { view: QuickOrderView; words: OrderWords }) {
  return (
    <div className={styles.rows}>
      <table className="num">
        <caption className="vh">{formatMessage(words, 'orderRows')}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(words, 'orderLineHead')}</th>
            <th scope="col">{formatMessage(words, 'orderNumber')}</th>
            <th scope="col">{formatMessage(words, 'orderArticle')}</th>
            <th scope="col">{formatMessage(words, 'orderQuantity')}</th>
            <th scope="col">{formatMessage(words, 'orderPrice')}</th>
            <th scope="col">{formatMessage(words, 'orderAmount')}</th>
            <th scope="col">
              <span className="vh">{formatMessage(words, 'orderRemove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.judged.map(({ row, verdict }) => (
            <OrderRow key={row.id} row={row} verdict={verdict} view={view} words={words} />
          ))}
        </tbody>
      </table>
      <Button variant="line" size="small" onClick={view.addRow}>
        <Icon name="plus" small />
        {formatMessage(words, 'orderAddRow')}
      </Button>
    </div>
  );
}
