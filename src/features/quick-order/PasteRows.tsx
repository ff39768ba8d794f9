import { useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import styles from './QuickOrder.module.css';
import type { QuickOrderView } from './use-quick-order-view.ts';
import type { OrderWords } from './words.ts';

/** Where rows come from: the clipboard, or a file. What was read is told beside it. */
export function PasteRows({ view, words }: { view: QuickOrderView; words: OrderWords }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { told: notice, fileTrouble, isLooking, isAdding } = view;

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
