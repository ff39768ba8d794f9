import { type KeyboardEvent, useRef } from 'react';
import { type InputProps, useBuilder } from '#desk/builder/builder-context.ts';
import type { FieldDescription } from '#desk/builder/fields/description.ts';
import { FieldError } from '#ui/Field.tsx';
import css from './form.module.css';
import { linked, type Mark, marked, type Selected } from './marked.ts';
import { LinkSearch } from './ReferenceInput.tsx';
import { useControl } from './Simple.tsx';

/** What a link in a text may lead to. */
const TARGETS = [
  { key: 'page', kind: 'pages' },
  { key: 'category', kind: 'categories' },
  { key: 'product', kind: 'products' },
  { key: 'recipe', kind: 'recipes' },
  { key: 'journal', kind: 'blog' },
];

/** A text with paragraphs, and buttons for what Markdown writes in signs. */
export function MarkdownInput(props: InputProps<FieldDescription>) {
  const { shown, text, typed } = useControl(props);
  const { words } = useBuilder();
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (edit: (selected: Selected) => Selected) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = edit({ text, start: selectionStart, end: selectionEnd });
    typed(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  };
  const pressed = (event: KeyboardEvent) => {
    const mark = ({ b: 'bold', i: 'italic' } as const)[event.key];
    if (!mark || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    change((selected) => marked(selected, mark));
  };
  const marks: [Mark, string, string][] = [
    ['bold', 'B', words.bold],
    ['italic', 'I', words.italic],
    ['heading', 'H', words.heading],
    ['list', '–', words.list],
  ];
  return (
    <div className="field">
      <label htmlFor={shown.id}>
        {shown.label}
        {shown.optional && <span className="opt"> ({shown.optional})</span>}
      </label>
      <div className={css.marks} role="toolbar" aria-label={shown.label} aria-controls={shown.id}>
        {marks.map(([mark, sign, name]) => (
          <button
            key={mark}
            type="button"
            className={css.tool}
            aria-label={name}
            title={name}
            onClick={() => change((one) => marked(one, mark))}
          >
            {sign}
          </button>
        ))}
        <LinkSearch
          kinds={TARGETS.map((target) => ({ ...target, label: target.key }))}
          label={words.link}
          button={words.link}
          onChoose={(key, id) => change((one) => linked(one, `${key}:${id}`))}
        />
      </div>
      <textarea
        ref={area}
        id={shown.id}
        value={text}
        aria-invalid={shown.error ? true : undefined}
        aria-describedby={shown.error ? `${shown.id}-error` : undefined}
        onKeyDown={pressed}
        onChange={(event) => typed(event.target.value)}
      />
      {shown.hint && <p className="hint">{shown.hint}</p>}
      {shown.error && <FieldError id={`${shown.id}-error`}>{shown.error}</FieldError>}
    </div>
  );
}
