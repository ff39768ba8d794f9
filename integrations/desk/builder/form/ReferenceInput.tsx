import { useEffect, useId, useState } from 'react';
import { type Hit, type InputProps, useBuilder } from '#desk/builder/builder-context.ts';
import type { InputOf } from '#desk/builder/fields/description.ts';
import { filled } from '#desk/builder/words/builder-words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { focusSoon } from './focus-soon.ts';
import css from './form.module.css';
import { useControl } from './Simple.tsx';

/** The name of another entry, written or found by what it is called. */
export function ReferenceInput(props: InputProps<InputOf<'reference'>>) {
  const { shown, text, typed } = useControl(props);
  const { field } = props;
  return (
    <div className={css.row}>
      <Field {...shown} value={text} onChange={(event) => typed(event.target.value.trim())} />
      <LinkSearch
        kinds={[{ key: '', kind: field.refersTo, label: field.label }]}
        label={shown.label}
        onChoose={(_key, id) => typed(id)}
      />
    </div>
  );
}

interface Searched {
  /** The field that takes it. */
  key: string;
  kind: string;
  label: string;
}

interface LinkSearchProps {
  kinds: Searched[];
  label: string;
  /** What the button says, where that is not that one searches. */
  button?: string;
  onChoose(key: string, id: string): void;
}

/** A button, and behind it a search over entries of these kinds. */
export function LinkSearch({ kinds, label, button, onChoose }: LinkSearchProps) {
  const { words } = useBuilder();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="line" size="small" aria-label={button ?? `${label}: ${words.search}`} onClick={() => open(true)}>
        {button ?? words.search}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} title={label} closeLabel={words.close} variant="sheet">
        {isOpen && (
          <Hits
            kinds={kinds}
            onChoose={(key, id) => {
              open(false);
              onChoose(key, id);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

type KeyedHit = Hit & { key: string; kind: string };

function Hits({ kinds, onChoose }: Omit<LinkSearchProps, 'label'>) {
  const { search, words } = useBuilder();
  const id = useId();
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<KeyedHit[]>();
  useEffect(() => {
    let isCurrent = true;
    const all = kinds.map(async ({ key, kind, label }) =>
      (await search(kind, query)).map((hit) => ({ ...hit, key, kind: label })),
    );
    void Promise.all(all).then((each) => isCurrent && setHits(each.flat()));
    return () => {
      isCurrent = false;
    };
  }, [kinds, query, search]);
  return (
    <div className={css.fields}>
      <div className="field">
        <label htmlFor={id}>{words.search}</label>
        <input id={id} type="search" ref={focusSoon} value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      {hits?.length === 0 && <p role="status">{filled(words.noHits, { query })}</p>}
      <ul className={css.hits}>
        {hits?.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <button type="button" onClick={() => onChoose(hit.key, hit.id)}>
              <b>{hit.label}</b>
              <span className="soft small">
                {[kinds.length > 1 && hit.kind, hit.id, hit.note].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
