import type { ReactNode } from 'react';
import { controlId, type InputProps, useBuilder, useProblem, useValue } from '#desk/builder/builder-context.ts';
import type { FieldDescription, InputOf } from '#desk/builder/fields/description.ts';
import { storedValue, textOf, written } from '#desk/builder/fields/values.ts';
import { Choice, Field, FieldError } from '#ui/Field.tsx';
import css from './form.module.css';

const TYPES: Partial<Record<FieldDescription['input'], string>> = {
  day: 'date',
  moment: 'datetime-local',
  email: 'email',
};

/** What a control of one value needs. */
export function useControl({ field, path, label = field.label }: InputProps) {
  const { store, words } = useBuilder();
  const value = useValue(path);
  return {
    value,
    text: textOf(field, value),
    typed: (text: string) => store.set(path, storedValue(field, text), true),
    shown: {
      id: controlId(path),
      label,
      // a language says for itself whether it is missing
      optional: label === field.label && (field.isOptional || field.isNullable) ? words.optional : undefined,
      hint: label === field.label ? field.help : undefined,
      error: useProblem(path),
    },
  };
}

/** A line, a paragraph, a number, a day or a moment. */
export function TextInput(props: InputProps) {
  const { shown, text, typed } = useControl(props);
  const { field } = props;
  if (field.input === 'paragraph')
    return <Field {...shown} as="textarea" value={text} onChange={(event) => typed(event.target.value)} />;
  return (
    <Field
      {...shown}
      type={TYPES[field.input] ?? 'text'}
      inputMode={field.input === 'number' ? (field.isWhole ? 'numeric' : 'decimal') : undefined}
      step={field.input === 'moment' ? 1 : undefined}
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      value={text}
      onChange={(event) => typed(event.target.value)}
    />
  );
}

export function ChoiceInput(props: InputProps<InputOf<'choice'>>) {
  const { shown, text, typed } = useControl(props);
  const { words } = useBuilder();
  const { field } = props;
  const isFree = (field.isOptional && field.fallback === undefined) || field.isNullable;
  const isKnown = field.choices.some(({ value }) => String(value) === text);
  return (
    <Field {...shown} as="select" value={text} onChange={(event) => typed(event.target.value)}>
      {(isFree || !text) && <option value="">{words.none}</option>}
      {text && !isKnown && <option value={text}>{text}</option>}
      {field.choices.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </Field>
  );
}

export function CheckInput(props: InputProps<InputOf<'check'>>) {
  const { value, shown } = useControl(props);
  const { store } = useBuilder();
  const { field, path } = props;
  return (
    <div>
      <Choice
        id={shown.id}
        checked={Boolean(value ?? field.fallback)}
        error={shown.error}
        aria-describedby={field.help ? `${shown.id}-hint` : undefined}
        onChange={(event) => store.set(path, written(field, event.target.checked))}
      >
        {shown.label}
      </Choice>
      <Hint id={shown.id}>{field.help}</Hint>
    </div>
  );
}

/** Several of a few, in the order in which they are offered. */
export function ChoicesInput(props: InputProps<InputOf<'choices'>>) {
  const { value, shown } = useControl(props);
  const { store } = useBuilder();
  const { field, path } = props;
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (one: unknown, isChosen: boolean) => {
    const next = field.choices
      .map((choice) => choice.value)
      .filter((each) => (each === one ? isChosen : chosen.includes(each)));
    store.set(path, written(field, next));
  };
  return (
    <fieldset className={css.group} id={shown.id} tabIndex={-1}>
      <legend className="legend">{shown.label}</legend>
      <Hint id={shown.id}>{field.help}</Hint>
      <div className="chips">
        {field.choices.map((choice) => (
          <label className="chip" key={String(choice.value)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.target.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {shown.error && <FieldError id={`${shown.id}-error`}>{shown.error}</FieldError>}
    </fieldset>
  );
}

export const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children && (
    <p className={css.hint} id={`${id}-hint`}>
      {children}
    </p>
  );
