import { formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import styles from './QuickOrder.module.css';
import { itemsOf, type Right, totalOf } from './quick-order.ts';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.ts';

interface OrderFootProps {
  view: QuickOrderView;
  words: OrderWords;
  rights: readonly Right[];
  quotesHref: string;
  listsHref: string;
}

/** What the right rows cost, and where they can go. */
export function OrderFoot({ view, words, rights, quotesHref, listsHref }: OrderFootProps) {
  const count = rights.length;
  const items = JSON.stringify(itemsOf(rights));
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span>{formatMessage(words, 'orderTotal', { count })}</span>
        <b className="num">{formatMoney(view.locale, totalOf(rights))}</b>
        <span className="tax">{formatMessage(words, 'netHint')}</span>
      </p>
      <div className={styles.ways}>
        <Button onClick={view.add} busy={view.isAdding} disabled={count === 0}>
          {view.isAdding ? formatMessage(words, 'orderAdding') : formatMessage(words, 'orderToCart', { count })}
        </Button>
        <form method="post" action={quotesHref}>
          <input type="hidden" name="items" value={items} />
          <div className="join">
            <input
              className="input"
              name="commission"
              maxLength={80}
              autoComplete="off"
              aria-label={formatMessage(words, 'commission')}
              placeholder={formatMessage(words, 'commission')}
            />
            <Button type="submit" name="do" value="items" variant="line" disabled={count === 0}>
              {formatMessage(words, 'quote')}
            </Button>
          </div>
        </form>
        <form method="post" action={listsHref}>
          <input type="hidden" name="items" value={items} />
          <Button type="submit" name="do" value="items" variant="line" disabled={count === 0}>
            {formatMessage(words, 'orderKeepList')}
          </Button>
        </form>
        <Button
          variant="line"
          onClick={view.clear}
          disabled={view.judged.every(({ verdict }) => verdict.kind === 'empty')}
        >
          {formatMessage(words, 'orderClear')}
        </Button>
      </div>
    </div>
  );
}
