import { useTranslate } from 'ra-core';
import {
  type ComponentProps,
  type FormEvent,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import style from './parts.module.css';

type Kind = 'main' | 'danger';

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
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'required' | 'autoFocus' | 'min' | 'max'>;

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

type Column<Row> = {
  key: string;
  label: string;
  isNumber?: boolean;
  show?: (row: Row) => ReactNode;
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  empty?: string;
  selected?: string[];
  onSelect?: (ids: string[]) => void;
};

/** Rows with a head; with `onSelect` some of them can be chosen. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, columns, rows, idOf, empty, selected = [], onSelect } = props;
  const translate = useTranslate();
  if (rows.length === 0) return <p className={style.empty}>{empty ?? translate('empty')}</p>;
  const ids = rows.map(idOf);
  const areAll = ids.every((id) => selected.includes(id));
  const toggle = (id: string) =>
    onSelect?.(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={style.wide} aria-label={caption} tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            {onSelect && (
              <th>
                <input
                  type="checkbox"
                  aria-label={translate('select.all')}
                  checked={areAll}
                  onChange={() => onSelect(areAll ? [] : ids)}
                />
              </th>
            )}
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={ids[at]}>
              {onSelect && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={translate('select.one', { id: ids[at] })}
                    checked={selected.includes(ids[at] ?? '')}
                    onChange={() => toggle(ids[at] ?? '')}
                  />
                </td>
              )}
              {columns.map(({ key, isNumber, show }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {show ? show(row) : String((row as Record<string, unknown>)[key] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

type DialogProps = {
  title: string;
  action: string;
  isBusy?: boolean;
  kind?: Kind;
  error?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  children?: ReactNode;
};

/** A form that stands before the rest until it is sent or left. */
export function Dialog({ title, action, isBusy, kind = 'main', error, onClose, onSubmit, children }: DialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <dialog ref={dialog} className={style.dialog} aria-labelledby={id} onClose={onClose}>
      <form className={style.form} onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        {error && <Bad>{error}</Bad>}
        <div className={style.ends}>
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button type="submit" kind={kind} disabled={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
