import { useState } from 'react';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import styles from './PasswordField.module.css';
import type { FieldMore, FieldProps } from './use-account-form.ts';

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
        {formatMessage(words, isShown ? 'passwordHide' : 'passwordShow')}
      </button>
    </div>
  );
}

type Name = 'email' | 'emailConfirmation';

interface EmailTwiceProps {
  form: { field: (name: Name, more?: FieldMore<Name>) => FieldProps };
}

/** An e-mail address that somebody will log in with, typed twice. */
export const EmailTwice = ({ form }: EmailTwiceProps) => (
  <>
    <Field
      {...form.field('email', { deps: ['emailConfirmation'] })}
      type="email"
      inputMode="email"
      autoComplete="email"
      width="w3"
    />
    <Field {...form.field('emailConfirmation')} type="email" inputMode="email" autoComplete="email" width="w3" />
  </>
);
