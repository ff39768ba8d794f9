import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { controlId, type InputProps, useBuilder, useProblem, useValue } from '#desk/builder/builder-context.ts';
import { keyOf, type Path } from '#desk/builder/document/tree.ts';
import type { InputOf } from '#desk/builder/fields/description.ts';
import { initialValue, isGroup, storedValue, written } from '#desk/builder/fields/values.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusSoon } from './focus-soon.ts';
import css from './form.module.css';
import { itemsOf } from './pasted.ts';
import { Hint } from './Simple.tsx';
import { kindOf, titleOf } from './titles.ts';

/** Items that may be added, pasted, sorted, doubled and removed, all by keyboard too. */
export function ListInput({ field, path, label = field.label }: InputProps<InputOf<'list'>>) {
  const { store, words } = useBuilder();
  const value = useValue(path);
  const problem = useProblem(path);
  const [opened, open] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const id = controlId(path);
  const items = Array.isArray(value) ? value : [];
  const isFull = field.max !== undefined && items.length >= field.max;
  const add = () => {
    open(items.length);
    store.set(path, [...items, initialValue({ ...field.item, isOptional: undefined })]);
  };
  const moved = (index: number, by: number) => {
    store.move([...path, index], path, index + by);
    // the item's own element moves with it, and so would the focus; browsers drop it all the same
    requestAnimationFrame(() =>
      list.current?.children[Math.max(0, Math.min(index + by, items.length - 1))]
        ?.querySelector<HTMLElement>('[data-handle]')
        ?.focus(),
    );
  };
  const removed = (index: number) => {
    if (items.length === 1) store.set(path, written(field, []));
    else store.remove([...path, index]);
    list.current?.closest('fieldset')?.focus();
  };
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className="legend">
        {label}
        {field.isOptional && <span className="opt"> ({words.optional})</span>}
      </legend>
      <Hint id={id}>{field.help}</Hint>
      {items.length === 0 && <p className={css.hint}>{words.emptyList}</p>}
      <ol className={css.items} ref={list}>
        {items.map((item, index) => (
          <Item
            key={keyOf(item, index)}
            field={field}
            path={[...path, index]}
            item={item}
            isOpen={index === opened}
            onMove={(by) => moved(index, by)}
            onRemove={() => removed(index)}
          />
        ))}
      </ol>
      {!isFull && (
        <div className={css.row}>
          <Button variant="line" size="small" onClick={add}>
            <Icon name="plus" small /> {words.add}
          </Button>
          <Paste field={field} path={path} items={items} />
        </div>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

interface ItemProps {
  field: InputOf<'list'>;
  path: Path;
  item: unknown;
  isOpen: boolean;
  onMove(by: number): void;
  onRemove(): void;
}

function Item({ field, path, item, isOpen, onMove, onRemove }: ItemProps) {
  const { store, words, locale, Input } = useBuilder();
  const place = Number(path.at(-1));
  const title = [kindOf(field.item, item), titleOf(item, locale)].filter(Boolean).join(': ') || field.item.label;
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by) return;
    event.preventDefault();
    onMove(by);
  };
  const tools = (
    <span className={css.tools}>
      <IconButton icon="chevron-right" turned="up" label={`${words.moveUp}: ${title}`} onClick={() => onMove(-1)} />
      <IconButton icon="chevron-right" turned="down" label={`${words.moveDown}: ${title}`} onClick={() => onMove(1)} />
      {isGroup(item) && (
        <IconButton icon="plus" label={`${words.duplicate}: ${title}`} onClick={() => store.duplicate(path)} />
      )}
      <IconButton icon="trash" label={`${words.remove}: ${title}`} onClick={onRemove} />
    </span>
  );
  if (!isGroup(item))
    return (
      <li className={css.line}>
        <Input field={field.item} path={path} label={`${field.item.label} ${place + 1}`} />
        {tools}
      </li>
    );
  return (
    <li>
      <details open={isOpen || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; its keys move the item */}
        <summary data-handle onKeyDown={pressed} title={words.drag}>
          <span>{title}</span>
        </summary>
        <div className={css.fields}>
          <Input field={field.item} path={path} />
        </div>
      </details>
      {tools}
    </li>
  );
}

interface IconButtonProps {
  icon: 'chevron-right' | 'plus' | 'trash' | 'close';
  turned?: 'up' | 'down';
  label: string;
  onClick(): void;
}

const IconButton = ({ icon, turned, label, onClick }: IconButtonProps) => (
  <button
    type="button"
    className={`${css.tool} ${turned ? css[turned] : ''}`}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} small />
  </button>
);

/** Several lines at once: a list of ingredients, of article numbers. */
function Paste({ field, path, items }: { field: InputOf<'list'>; path: Path; items: readonly unknown[] }) {
  const { store, words, locale } = useBuilder();
  const [text, setText] = useState<string>();
  const id = useId();
  if (field.item.input === 'variants') return null;
  if (text === undefined)
    return (
      <button type="button" className="linkish" onClick={() => setText('')}>
        {words.addSeveral}
      </button>
    );
  const take = () => {
    store.set(path, [...items, ...itemsOf(text, field.item, locale)].slice(0, field.max));
    setText(undefined);
  };
  return (
    <div className={`field ${css.paste}`}>
      <label htmlFor={id}>{words.addSeveral}</label>
      <textarea
        id={id}
        value={text}
        ref={focusSoon}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {words.addSeveralHelp}
      </p>
      <div className={css.row}>
        <Button size="small" onClick={take}>
          {words.add}
        </Button>
        <button type="button" className="linkish" onClick={() => setText(undefined)}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

/** Names with values. A name is put in when it is left, because it is the key of its value. */
export function RecordInput({ field, path, label = field.label }: InputProps<InputOf<'record'>>) {
  const { store, words, Input } = useBuilder();
  const value = useValue(path);
  const problem = useProblem(path);
  const id = controlId(path);
  const values = isGroup(value) ? value : {};
  const rename = (before: string, text: string) => {
    const name = String(storedValue(field.name, text) ?? '');
    if (name === before || name in values) return;
    store.set(path, Object.fromEntries(Object.entries(values).map(([key, one]) => [key === before ? name : key, one])));
  };
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className="legend">{label}</legend>
      <Hint id={id}>{field.help}</Hint>
      <ul className={css.items}>
        {Object.keys(values).map((name) => (
          <li className={css.line} key={name}>
            <div className={css.fields}>
              <div className="field">
                <label htmlFor={`${id}-name-${name}`}>{field.name.label}</label>
                {field.name.input === 'choice' ? (
                  <select id={`${id}-name-${name}`} value={name} onChange={(event) => rename(name, event.target.value)}>
                    {field.name.choices.map((choice) => (
                      <option key={String(choice.value)} value={String(choice.value)}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    id={`${id}-name-${name}`}
                    defaultValue={name}
                    onBlur={(event) => rename(name, event.target.value)}
                  />
                )}
              </div>
              <Input field={field.value} path={[...path, name]} />
            </div>
            <IconButton
              icon="trash"
              label={`${words.remove}: ${name}`}
              onClick={() => store.set([...path, name], undefined)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="small"
        onClick={() => store.set([...path, freeName(field, values)], initialValue(field.value) ?? '')}
      >
        <Icon name="plus" small /> {words.add}
      </Button>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

function freeName({ name }: InputOf<'record'>, values: object): string {
  const names = name.input === 'choice' ? name.choices.map(({ value }) => String(value)) : [];
  return names.find((one) => !(one in values)) ?? `new-${Object.keys(values).length + 1}`;
}
