import { formatMessage } from '#i18n/format-message.ts';
import { FieldError } from '#ui/Field.tsx';
import type { Birthday } from '../age.ts';
import styles from './BirthdayFields.module.css';
import type { FieldMore, FieldProps } from './use-account-form.ts';
import type { FormWords } from './words.server.ts';

interface BirthdayFieldsProps {
  form: { field: (name: keyof Birthday, more?: FieldMore<keyof Birthday>) => FieldProps; words: FormWords };
  isRequired?: boolean;
}

const PARTS = [
  { name: 'birthdayDay', autoComplete: 'bday-day', size: 2 },
  { name: 'birthdayMonth', autoComplete: 'bday-month', size: 2 },
  { name: 'birthdayYear', autoComplete: 'bday-year', size: 4 },
] as const;

/** Day, month, year as figures: quicker to type than a calendar is to leaf back. */
export function BirthdayFields({ form, isRequired = false }: BirthdayFieldsProps) {
  const { account, common } = form.words;
  const fields = PARTS.map((part) => ({
    ...part,
    field: form.field(part.name, { isOptional: !isRequired, deps: ['birthdayDay'] }),
  }));
  const error = fields.find(({ field }) => field.error)?.field.error;
  return (
    <fieldset className="field" aria-describedby={error ? 'birthday-error' : 'birthday-hint'}>
      <legend className="legend">
        {formatMessage(account, 'field-birthday')}
        {!isRequired && <span className="opt"> ({formatMessage(common, 'optional')})</span>}
      </legend>
      <div className={styles.parts}>
        {fields.map(({ name, autoComplete, size, field: { label: _, error: __, optional: ___, ...input } }) => (
          <label key={name} className={styles[name]}>
            <span className="small soft">{formatMessage(account, `field-${name}`)}</span>
            <input
              {...input}
              className="input"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={size}
              aria-invalid={error ? true : undefined}
            />
          </label>
        ))}
      </div>
      <p className="hint" id="birthday-hint">
        {formatMessage(account, 'hint-birthday')}
      </p>
      {error && <FieldError id="birthday-error">{error}</FieldError>}
    </fieldset>
  );
}
