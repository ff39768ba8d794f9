import { useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { cart } from '#i18n/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { OrderFoot, OrderTable } from './OrderTable.tsx';
import styles from './QuickOrder.module.css';
import { rightsOf, wrongsOf } from './quick-order.ts';
import { type QuickOrderView, useQuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.server.ts';

interface QuickOrderProps {
  locale: Locale;
  words: OrderWords;
  /** The customer whose rows these are. */
  owner: string;
  /** Where the right rows become a quote, if the store writes any, or a list, by a form. */
  quotesHref?: string | undefined;
  listsHref: string;
}

/** Rows by article number, typed, pasted or read from a file; what is right goes into the cart, the rest says why not. */
export function QuickOrder({ locale, words, owner, quotesHref, listsHref }: QuickOrderProps) {
  const view = useQuickOrderView(locale, owner);
  const { judged, notice, isLooking, isAdding } = view;
  const [rights, wrongs] = [rightsOf(judged), wrongsOf(judged)];
  // above the rows after many came at once; below them while somebody types, so that nothing moves away
  const isOfMany = notice?.kind === 'read' || notice?.kind === 'added';
  return (
    <div className={styles.order} aria-busy={isLooking || isAdding || undefined}>
      <PasteRows view={view} words={words} />
      {notice?.kind === 'added' && (
        <Message tone={notice.short > 0 ? 'warning' : 'success'}>
          <p>
            {formatMessage(words, 'orderAdded', { count: notice.count })}{' '}
            <a href={cart(locale)}>{formatMessage(words, 'orderOpenCart')}</a>
          </p>
          {notice.short > 0 && <p>{formatMessage(words, 'orderAddedShort', { count: notice.short })}</p>}
        </Message>
      )}
      {notice?.kind === 'failed' && (
        <Message tone="danger">
          <p>{formatMessage(words, 'orderFailed')}</p>
          <button className="btn line small" type="button" onClick={view.lookUpNumbers}>
            {formatMessage(words, 'retry')}
          </button>
        </Message>
      )}
      {isOfMany && <WrongRows wrongs={wrongs} words={words} />}
      <OrderTable view={view} words={words} />
      {!isOfMany && <WrongRows wrongs={wrongs} words={words} />}
      {judged.some(({ verdict }) => verdict.kind !== 'empty') && (
        <OrderFoot view={view} words={words} rights={rights} quotesHref={quotesHref} listsHref={listsHref} />
      )}
    </div>
  );
}

/** How many rows are wrong, each a way to its field. */
function WrongRows({ wrongs, words }: { wrongs: ReturnType<typeof wrongsOf>; words: OrderWords }) {
  if (wrongs.length === 0) return null;
  return (
    <Message tone="warning" title={formatMessage(words, 'orderWrong', { count: wrongs.length })}>
      <ul className={styles.jumps}>
        {wrongs.map(({ row }) => (
          <li key={row.id}>
            <a href={`#row-${row.id}`}>{formatMessage(words, 'orderLine', { line: row.line })}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}

/** Where rows come from: the clipboard, or a file. What was read is told beside it. */
function PasteRows({ view, words }: { view: QuickOrderView; words: OrderWords }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { notice, fileTrouble, isLooking, isAdding } = view;

  function take() {
    const field = text.current;
    if (!field || field.value.trim() === '') return field?.focus();
    view.take(field.value);
    field.value = '';
  }
  function choose(field: HTMLInputElement) {
    const chosen = field.files?.[0];
    if (chosen) view.takeFile(chosen);
    field.value = ''; // the same file may be chosen again once it is put right
  }

  return (
    <div className={styles.paste}>
      <div>
        <Field
          as="textarea"
          ref={text}
          label={formatMessage(words, 'orderPaste')}
          hint={formatMessage(words, 'orderPasteHint')}
          rows={4}
          className="num"
          spellCheck={false}
        />
        <Button variant="line" onClick={take}>
          {formatMessage(words, 'orderTake')}
        </Button>
      </div>
      <div className="field">
        <label htmlFor="order-file">{formatMessage(words, 'orderFile')}</label>
        <input
          className="input"
          id="order-file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ currentTarget }) => choose(currentTarget)}
          aria-describedby={fileTrouble ? 'order-file-hint order-file-error' : 'order-file-hint'}
          aria-invalid={fileTrouble ? true : undefined}
        />
        <p className="hint" id="order-file-hint">
          {formatMessage(words, 'orderFileHint')}
        </p>
        {fileTrouble && <FieldError id="order-file-error">{formatMessage(words, fileTrouble)}</FieldError>}
      </div>
      <p className={`small ${styles.read}`} role="status">
        {isLooking && formatMessage(words, 'orderLooking')}
        {!isLooking && !isAdding && notice?.kind === 'read' && notice.count > 0 && (
          <>
            {formatMessage(words, 'orderRead', { count: notice.count })}{' '}
            {notice.hasHeading && formatMessage(words, 'orderHeading')}{' '}
            {notice.left > 0 && <b>{formatMessage(words, 'orderLeft', { count: notice.left })}</b>}
          </>
        )}
      </p>
    </div>
  );
}
