import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrderTable.module.css';
import type { QuickOrderView } from './quick-order-view.store.ts';
import type { OrderWords } from './words.ts';

/** The rows; a table where there is room, one below the other on the phone. */
export function OrderTable({ view, words }: { view: QuickOrderView; words: OrderWords }) {
  return (
    <div className={styles.rows}>
      <table className="num">
        <caption className="vh">{tell(words, 'orderRows')}</caption>
        <thead>
          <tr>
            <th scope="col">{tell(words, 'orderLineHead')}</th>
            <th scope="col">{tell(words, 'orderNumber')}</th>
            <th scope="col">{tell(words, 'orderArticle')}</th>
            <th scope="col">{tell(words, 'orderQuantity')}</th>
            <th scope="col">{tell(words, 'orderPrice')}</th>
            <th scope="col">{tell(words, 'orderAmount')}</th>
            <th scope="col">
              <span className="vh">{tell(words, 'orderRemove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.judged.map(({ row, verdict }) => (
            <OrderRow key={row.id} row={row} verdict={verdict} view={view} words={words} />
          ))}
        </tbody>
      </table>
      <Button look="line" size="small" onClick={view.addRow}>
        <Icon name="plus" small />
        {tell(words, 'orderAddRow')}
      </Button>
    </div>
  );
}
