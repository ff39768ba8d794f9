import type { ClipboardEvent } from 'react';
import { stepsOf } from '#features/catalogue/offer.ts';
import type { Row, Verdict, Wrong } from '#features/professional/rows/verdict.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderTable.module.css';
import quickOrderStyles from './QuickOrder.module.css';
import { itemsOf, type Right, totalOf } from './quick-order.ts';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.server.ts';

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

interface OrderFootProps {
  view: QuickOrderView;
  words: OrderWords;
  rights: readonly Right[];
  quotesHref: string | undefined;
  listsHref: string;
}

/** What the right rows cost, and where they can go. */
export function OrderFoot({ view, words, rights, quotesHref, listsHref }: OrderFootProps) {
  const count = rights.length;
  const items = JSON.stringify(itemsOf(rights));
  return (
    <div className={quickOrderStyles.foot}>
      <p className={quickOrderStyles.total}>
        <span>{formatMessage(words, 'orderTotal', { count })}</span>
        <b className="num">{formatMoney(view.locale, totalOf(rights))}</b>
        <span className="tax">{formatMessage(words, 'netHint')}</span>
      </p>
      <div className={quickOrderStyles.ways}>
        <Button onClick={view.add} busy={view.isAdding} disabled={count === 0}>
          {view.isAdding ? formatMessage(words, 'orderAdding') : formatMessage(words, 'orderToCart', { count })}
        </Button>
        {quotesHref && (
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
        )}
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

interface OrderRowProps {
  row: Row;
  verdict: Verdict;
  view: QuickOrderView;
  words: OrderWords;
}

/** A row: number and quantity as typed, what they mean and cost, or what is wrong and how it is put right. */
function OrderRow({ row, verdict, view, words }: OrderRowProps) {
  const { id, line } = row;
  const isWrong = verdict.kind === 'wrong';
  const article = 'article' in verdict ? verdict.article : undefined;
  const isOfQuantity = isWrong && article !== undefined && !['repeated', 'notOrderable'].includes(verdict.problem);
  const messageId = isWrong || view.short.has(id) ? `row-${id}-said` : undefined;

  /** A table that is pasted into a cell becomes rows. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    view.take(text);
  }

  return (
    <tr className={isWrong ? styles.wrong : undefined}>
      <td className={`soft ${styles.line}`}>{line}</td>
      <td className={styles.number}>
        <input
          className="input num"
          id={isOfQuantity ? undefined : `row-${id}`}
          value={row.number}
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
          aria-label={formatMessage(words, 'orderNumberOf', { line })}
          aria-invalid={(isWrong && !isOfQuantity) || undefined}
          aria-describedby={isOfQuantity ? undefined : messageId}
          onChange={({ target }) => view.change(id, { number: target.value })}
          onBlur={view.lookUpNumbers}
          onKeyDown={({ key }) => key === 'Enter' && view.lookUpNumbers()}
          onPaste={paste}
        />
      </td>
      <td className={styles.article}>
        {article && <a href={article.href}>{article.name}</a>}
        {isWrong && <Repair id={messageId} row={row} verdict={verdict} view={view} words={words} />}
        {!isWrong && view.short.has(id) && (
          <p className={styles.message} id={messageId}>
            <Icon name="warning" small />
            <span>{formatMessage(words, 'orderShort', { count: view.short.get(id) ?? 0 })}</span>
          </p>
        )}
      </td>
      <td className={styles.quantity}>
        <input
          className="input num"
          id={isOfQuantity ? `row-${id}` : undefined}
          value={row.quantity}
          maxLength={80}
          inputMode="numeric"
          autoComplete="off"
          aria-label={formatMessage(words, 'orderQuantityOf', { line })}
          aria-invalid={isOfQuantity || undefined}
          aria-describedby={isOfQuantity ? messageId : undefined}
          onChange={({ target }) => view.change(id, { quantity: target.value })}
          onBlur={() => view.leave(row)}
        />
      </td>
      <td className={styles.price}>{article?.offer && <Prices verdict={verdict} view={view} words={words} />}</td>
      <td className={styles.amount}>{verdict.kind === 'right' && formatAmount(view.locale, verdict.total)}</td>
      <td className={styles.remove}>
        <button
          className="tool"
          type="button"
          aria-label={formatMessage(words, 'orderRemoveOf', { line })}
          onClick={() => view.remove(id)}
        >
          <Icon name="trash" small />
        </button>
      </td>
    </tr>
  );
}

/** The price of a piece at this quantity, and below it every tier; the one that counts is marked. */
function Prices({ verdict, view, words }: Omit<OrderRowProps, 'row'>) {
  const offer = 'article' in verdict ? verdict.article?.offer : null;
  if (!offer) return null;
  const steps = stepsOf(offer);
  const unit = verdict.kind === 'right' ? verdict.unit : undefined;
  return (
    <>
      {formatAmount(view.locale, unit ?? offer.unit)}
      {steps.length > 1 && (
        <ul className="tiny soft">
          {steps.map((step) => (
            <li key={step.from} className={step.unit === unit ? styles.counts : undefined}>
              {formatMessage(words, 'orderTier', { from: step.from, price: formatAmount(view.locale, step.unit) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RepairProps {
  id: string | undefined;
  row: Row;
  verdict: Wrong;
  view: QuickOrderView;
  words: OrderWords;
}

/** What is wrong with a row, and what puts it right at one press. */
function Repair({ id, row, verdict, view, words }: RepairProps) {
  const { problem, values, instead, suggestions = [] } = verdict;
  const put = (change: Partial<Row>) => {
    view.change(row.id, change);
    view.lookUpNumbers();
  };
  return (
    <>
      <p className={styles.message} id={id}>
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
