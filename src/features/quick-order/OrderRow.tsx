import type { ClipboardEvent } from 'react';
import { stepsOf } from '#features/catalog/offer.ts';
import type { Row, Verdict } from '#features/professional/rows/verdict.ts';
import { formatAmount } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderTable.module.css';
import { Repair } from './Repair.tsx';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.ts';

interface OrderRowProps {
  row: Row;
  verdict: Verdict;
  view: QuickOrderView;
  words: OrderWords;
}

/** A row: number and quantity as typed, what they mean and cost, or what is wrong and how it is put right. */
export function OrderRow({ row, verdict, view, words }: OrderRowProps) {
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
          onBlur={view.look}
          onKeyDown={({ key }) => key === 'Enter' && view.look()}
          onPaste={paste}
        />
      </td>
      <td className={styles.article}>
        {article && <a href={article.href}>{article.name}</a>}
        {isWrong && <Repair id={messageId} row={row} verdict={verdict} view={view} words={words} />}
        {!isWrong && view.short.has(id) && (
          <p className={styles.said} id={messageId}>
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
