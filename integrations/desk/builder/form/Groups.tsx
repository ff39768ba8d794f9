import { useId } from 'react';
import { controlId, type InputProps, useBuilder, useProblem, useValue } from '#desk/builder/builder-context.ts';
import type { FieldDescription, InputOf, NamedField } from '#desk/builder/fields/description.ts';
import { initialValue, initialVariant, isGroup, optionOf, variantOf } from '#desk/builder/fields/values.ts';
import { LOCALES } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import css from './form.module.css';
import { LinkSearch } from './ReferenceInput.tsx';
import { Hint } from './Simple.tsx';

/** Fields below each other, how it looks folded behind what it says. */
export function Fields({ fields, path }: { fields: readonly NamedField[]; path: InputProps['path'] }) {
  const { words, Input } = useBuilder();
  const [contents, frames] = [fields.filter(({ isLook }) => !isLook), fields.filter(({ isLook }) => isLook)];
  return (
    <>
      {contents.map((field) => (
        <Input key={field.key} field={field} path={[...path, field.key]} />
      ))}
      {frames.length > 0 && (
        <details className={css.frame}>
          <summary>{words.appearance}</summary>
          <div className={css.fields}>
            {frames.map((field) => (
              <Input key={field.key} field={field} path={[...path, field.key]} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** A group; one that may be missing has a button to add it, and one to leave it out again. */
export function GroupInput({ field, path, label = field.label }: InputProps<InputOf<'group'>>) {
  const { store, words } = useBuilder();
  const value = useValue(path);
  const problem = useProblem(path);
  const id = controlId(path);
  const mayBeMissing = field.isOptional || field.isNullable;
  const isMissing = mayBeMissing && !isGroup(value);
  const begin = () => store.set(path, initialValue({ ...field, isOptional: undefined, isNullable: undefined }) ?? {});
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className="legend">{label}</legend>
      <Hint id={id}>{field.help}</Hint>
      {isMissing ? (
        <Button variant="line" size="small" onClick={begin}>
          {words.add}
        </Button>
      ) : (
        <div className={css.fields}>
          {field.oneOf ? <OneOf field={field} path={path} /> : <Fields fields={field.fields} path={path} />}
          {mayBeMissing && (
            <button
              type="button"
              className="linkish"
              onClick={() => store.set(path, field.isOptional ? undefined : null)}
            >
              {words.leaveOut}
            </button>
          )}
        </div>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

/** Fields that exclude each other: which, and that one; a link is found by a search over all of them. */
function OneOf({ field, path }: InputProps<InputOf<'group'>>) {
  const { store, Input } = useBuilder();
  const id = useId();
  const value = useValue(path);
  const group = isGroup(value) ? value : {};
  const exclusive = field.fields.filter(({ key }) => field.oneOf?.includes(key));
  const chosen = exclusive.find(({ key }) => key in group) ?? exclusive[0];
  const choose = (key: string, to: unknown) => {
    const rest = Object.entries(group).filter(([one]) => !field.oneOf?.includes(one));
    store.set(path, Object.fromEntries([...rest, [key, to]]));
  };
  const kinds = exclusive.flatMap((one) =>
    one.input === 'reference' ? [{ key: one.key, kind: one.refersTo, label: one.label }] : [],
  );
  return (
    <>
      <div className={css.row}>
        <div className="field">
          <label className="vh" htmlFor={id}>
            {field.label}
          </label>
          <select id={id} value={chosen?.key} onChange={(event) => choose(event.target.value, '')}>
            {exclusive.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {kinds.length > 0 && <LinkSearch kinds={kinds} label={field.label} onChoose={choose} />}
      </div>
      {chosen && <Input key={chosen.key} field={chosen} path={[...path, chosen.key]} />}
      <Fields fields={field.fields.filter(({ key }) => !field.oneOf?.includes(key))} path={path} />
    </>
  );
}

/** The same in each language, side by side where there is room; what is missing is marked. */
export function LanguagesInput({ field, path, label = field.label }: InputProps<InputOf<'languages'>>) {
  const { store, words, Input } = useBuilder();
  const value = useValue(path);
  const problem = useProblem(path);
  const id = controlId(path);
  const texts = isGroup(value) ? value : {};
  const isStarted = Object.values(texts).some(Boolean);
  const isPlain = field.of.input === 'constant';
  if (isPlain) return <Hint id={id}>{field.help}</Hint>;
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className="legend">
        {label}
        {field.isOptional && <span className="opt"> ({words.optional})</span>}
      </legend>
      <Hint id={id}>{field.help}</Hint>
      <div className={css.languages}>
        {LOCALES.map(({ code, name }) => {
          const isRequired = field.required.includes(code) && !field.isOptional;
          const isMissing = !texts[code] && (isStarted || isRequired);
          const of: FieldDescription = partOf(field.of, !isRequired);
          return (
            <div
              key={code}
              lang={code}
              className={isMissing ? css.missing : undefined}
              data-missing={isMissing ? words.missing : undefined}
            >
              <Input field={of} path={[...path, code]} label={isMissing ? `${name} · ${words.missing}` : name} />
            </div>
          );
        })}
      </div>
      {isStarted && (field.isOptional || field.isNullable) && (
        <button type="button" className="linkish" onClick={() => store.set(path, field.isOptional ? undefined : null)}>
          {words.leaveOut}
        </button>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

const optional = new WeakMap<FieldDescription, FieldDescription>();

/** The field of one language: an empty one is left out where German stands for it. Made once, so that it stays the same. */
function partOf(field: FieldDescription, isFree: boolean): FieldDescription {
  if (!isFree) return field;
  const before = optional.get(field);
  if (before) return before;
  const free = { ...field, isOptional: true as const };
  optional.set(field, free);
  return free;
}

export function TupleInput({ field, path, label = field.label }: InputProps<InputOf<'tuple'>>) {
  const { Input } = useBuilder();
  const id = controlId(path);
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className="legend">{label}</legend>
      <Hint id={id}>{field.help}</Hint>
      <div className={css.row}>
        {field.items.map((item, index) => (
          <Input key={item.label} field={item} path={[...path, index]} />
        ))}
      </div>
    </fieldset>
  );
}

/** Either this or that. Choosing another begins it anew. */
export function EitherInput({ field, path, label = field.label }: InputProps<InputOf<'either'>>) {
  const { store, Input } = useBuilder();
  const value = useValue(path);
  const id = controlId(path);
  const isMissing = value === undefined || value === null;
  const chosen = optionOf(field, value);
  const option = field.options[chosen];
  const choose = (index: number) => {
    const next = field.options[index];
    store.set(path, index < 0 || !next ? undefined : initialValue(next));
  };
  return (
    <fieldset className={css.group}>
      <legend className="legend">{label}</legend>
      <div className="field">
        <select
          id={id}
          aria-label={label}
          value={isMissing && field.isOptional ? -1 : chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {field.isOptional && <option value={-1}>–</option>}
          {field.options.map((one, index) => (
            <option key={one.label} value={index}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      {option && !(isMissing && field.isOptional) && (
        <Input key={chosen} field={option} path={path} label={option.label} />
      )}
    </fieldset>
  );
}

/** One of several kinds of group; outside of pages, where blocks are chosen from pictures. */
export function VariantsInput({ field, path, label = field.label }: InputProps<InputOf<'variants'>>) {
  const { store, words } = useBuilder();
  const value = useValue(path);
  const id = controlId(path);
  const variant = variantOf(field, value);
  const mayBeMissing = field.isOptional || field.isNullable;
  const choose = (name: string) => {
    const next = field.variants.find((one) => one.value === name);
    store.set(path, next ? initialVariant(field, next) : undefined);
  };
  return (
    <fieldset className={css.group}>
      <legend className="legend">{label}</legend>
      <div className="field">
        <select
          id={id}
          aria-label={label}
          value={variant?.value ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {(mayBeMissing || !variant) && <option value="">{words.none}</option>}
          {field.variants.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      {variant && (
        <div className={css.fields}>
          <Fields fields={variant.fields} path={path} />
        </div>
      )}
    </fieldset>
  );
}
