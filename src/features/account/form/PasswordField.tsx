import { useState } from 'react';
import { type Slice, tell } from '#i18n/tell.ts';
import { Field } from '#ui/Field.tsx';
import type { FieldProps } from './kit.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  field: FieldProps;
  words: Slice<'passwordShow' | 'passwordHide'>;
  /** Tells a password manager whether to offer one or to make one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  width?: 'w3' | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ field, words, autoComplete, hint, width }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${styles.password} ${width ?? ''}`}>
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        hint={hint}
        spellCheck={false}
      />
      <button
        className="linkish small"
        type="button"
        aria-pressed={isShown}
        aria-controls={field.id}
        onClick={() => setShown(!isShown)}
      >
        {tell(words, isShown ? 'passwordHide' : 'passwordShow')}
      </button>
    </div>
  );
}
