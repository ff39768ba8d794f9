import { type ComponentProps, type HTMLInputTypeAttribute, type ReactNode, useEffect, useId, useRef } from 'react';
import style from './parts.module.css';

export type Kind = 'main' | 'danger';

export const Button = ({ kind, ...more }: ComponentProps<'button'> & { kind?: Kind }) => (
  <button type="button" {...more} className={style.button} data-kind={kind} />
);

/** A paper or a file of the server, which the browser opens or keeps. */
export const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={style.button} href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

type FieldProps = {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute | 'textarea';
  error?: string | undefined;
  hint?: string;
} & Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'required' | 'autoFocus' | 'min' | 'max'
>;

/** A label, a field, a hint, and what is wrong with it. */
export function Field({ label, value, onChange, type = 'text', error, hint, ...more }: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-bad`].filter(Boolean).join(' ') || undefined;
  const shared = { id, value, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes, ...more };
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea
          id={id}
          value={value}
          required={more.required}
          aria-describedby={notes}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <p className={style.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={style.bad} id={`${id}-bad`}>
          {error}
        </p>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

export const Check = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <label className={style.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

/** A button that takes a text file of this computer. */
export function Picker({ label, onText }: { label: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={label}
        hidden
        onChange={async ({ target }) => {
          const text = await target.files?.[0]?.text();
          target.value = ''; // the same file may be chosen again
          if (text !== undefined) onText(text);
        }}
      />
    </>
  );
}

export type Tone = 'good' | 'warn' | 'bad';

export const Mark = ({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className={style.state} data-tone={tone}>
    {children}
  </span>
);

export const Head = ({ title, children }: { title: string; children?: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · Hof & Herd`;
  }, [title]);
  return (
    <header className={style.head}>
      <h1>{title}</h1>
      <div className={style.row}>{children}</div>
    </header>
  );
};

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Fields beside each other. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={style.fields}>{children}</div>;
export const Row = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>;
export const Note = ({ children }: { children: ReactNode }) => <p className={style.hint}>{children}</p>;
export const Bad = ({ children }: { children: ReactNode }) => (
  <p className={style.bad} role="alert">
    {children}
  </p>
);
