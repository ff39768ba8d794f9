import '#styles/forms.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import styles from './AccountForm.module.css';
import type { FormControls, Problem } from './use-account-form.ts';

interface AccountFormProps<Form extends FieldValues> {
  form: FormControls<Form>;
  children: ReactNode;
  /** What the button says, and what it says while the store is asked. */
  action: string;
  busyAction?: string | undefined;
  /** Beside the button: another way. */
  aside?: ReactNode;
  /** What has worked, above the form. */
  done?: string | undefined;
}

/**
 * A form with its problems on top and its button below. It can't be filled in before its script is there, which would
 * lose what was typed; `dialog` sends nothing anywhere, a password least of all into an address.
 */
export function AccountForm<Form extends FieldValues>({ form, children, ...more }: AccountFormProps<Form>) {
  const { action, busyAction = action, aside, done } = more;
  const { failure } = form;
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={form.submit}
      aria-busy={form.isBusy || undefined}
    >
      <div className={styles.top} ref={form.top} tabIndex={-1}>
        <ErrorSummary
          problems={form.problems}
          words={form.words.validation}
          onGo={(field) => form.form.setFocus(field as Path<Form>)}
        />
        {failure && (
          <Message tone="danger">
            <Wait seconds={failure.seconds} about={failure} text={failure.messageFor} onEnd={form.forgive} />
          </Message>
        )}
        {form.isRestored && <Message>{formatMessage(form.words.connection, 'formRestored')}</Message>}
        {done && !failure && form.problems.length === 0 && <Message tone="success">{done}</Message>}
      </div>
      <fieldset className={styles.form} disabled={!isAwake}>
        {children}
        <div className="row">
          <Button type="submit" busy={form.isBusy} disabled={(failure?.seconds ?? 0) > 0}>
            {form.isBusy ? busyAction : action}
          </Button>
          {aside}
        </div>
      </fieldset>
    </form>
  );
}

/** Whether the script is there changes once, by drawing again. */
const never = () => () => {};

interface ErrorSummaryProps {
  problems: readonly Problem[];
  words: Slice<'summaryTitle' | 'summaryText'>;
  onGo: (field: string) => void;
}

/** What is missing, above everything, each with a way to its field. */
export const ErrorSummary = ({ problems, words, onGo }: ErrorSummaryProps) => (
  <FormSummary
    title={formatMessage(words, 'summaryTitle', { count: problems.length })}
    problems={problems.map(({ field, label, text }) => ({ name: field, label, text }))}
    onGo={onGo}
    note={formatMessage(words, 'summaryText')}
  />
);
