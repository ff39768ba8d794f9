import { useRef } from 'react';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import styles from './QuickOrder.module.css';
import type { QuickOrderView } from './quick-order-view.store.ts';
import type { OrderWords } from './words.ts';

/** Where rows come from: the clipboard, or a file. What was read is told beside it. */
export function PasteRows({ view, words }: { view: QuickOrderView; words: OrderWords }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { told, fileTrouble, isLooking, isAdding } = view;

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
          label={tell(words, 'orderPaste')}
          hint={tell(words, 'orderPasteHint')}
          rows={4}
          className="num"
          spellCheck={false}
        />
        <Button look="line" onClick={take}>
          {tell(words, 'orderTake')}
        </Button>
      </div>
      <div className="field">
        <label htmlFor="order-file">{tell(words, 'orderFile')}</label>
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
          {tell(words, 'orderFileHint')}
        </p>
        {fileTrouble && <FieldError id="order-file-error">{tell(words, fileTrouble)}</FieldError>}
      </div>
      <p className={`small ${styles.read}`} role="status">
        {isLooking && tell(words, 'orderLooking')}
        {!isLooking && !isAdding && told?.kind === 'read' && told.count > 0 && (
          <>
            {tell(words, 'orderRead', { count: told.count })} {told.hasHeading && tell(words, 'orderHeading')}{' '}
            {told.left > 0 && <b>{tell(words, 'orderLeft', { count: told.left })}</b>}
          </>
        )}
      </p>
    </div>
  );
}
