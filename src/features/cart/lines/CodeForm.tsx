import { useState } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { CodeWords } from '../words.ts';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  words: CodeWords;
  /** Enters the code; answers with what is wrong with it, nothing when it counts. */
  onApply: (code: string) => Promise<string | undefined>;
}

/** A folded field for a voucher or promotion code. A refused code stays in the field. */
export function CodeForm({ words, onApply }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function apply(event: { preventDefault(): void }) {
    event.preventDefault();
    if (isBusy) return;
    if (!code.trim()) return setError(formatMessage(words, 'promoEmpty'));
    setBusy(true);
    setError(undefined); // the same words a second time are read out again
    const problem = await onApply(code);
    setBusy(false);
    setError(problem);
    if (!problem) setCode('');
  }

  return (
    <details className="fold">
      <summary>{formatMessage(words, 'promoTitle')}</summary>
      <div>
        <form className={styles.code} method="dialog" onSubmit={apply} noValidate>
          <Field
            label={formatMessage(words, 'promoLabel')}
            hint={formatMessage(words, 'promoHint')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={error}
            isReadOut
            onChange={(event) => setCode(event.target.value)}
          />
          <Button variant="line" type="submit" busy={isBusy}>
            {formatMessage(words, 'promoApply')}
          </Button>
        </form>
      </div>
    </details>
  );
}
