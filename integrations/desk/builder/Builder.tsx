import '#styles/forms.css';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import css from './builder.module.css';
import { BuilderContext, type BuilderServices, controlId, type Problem, useBuilder } from './builder-context.ts';
import type { SaveResult } from './document/autosave.ts';
import { createStore } from './document/store.ts';
import { listAt, type Path, placeOf } from './document/tree.ts';
import type { FieldDescription, Variant } from './fields/description.ts';
import { initialVariant } from './fields/values.ts';
import { FieldInput } from './form/FieldInput.tsx';
import { Outline } from './outline/Outline.tsx';
import { BlockPicker } from './picker/BlockPicker.tsx';
import type { BlockAction } from './preview/frame-messages.ts';
import { Preview, type PreviewProps } from './preview/Preview.tsx';
import { blocksOf, SelectedForm } from './SelectedForm.tsx';
import { Conflicts, History, Problems } from './State.tsx';
import { builderWords } from './words/builder-words.ts';

export interface BuilderProps extends BuilderServices {
  /** Opened once: another entry is another `key`. */
  entry: { title: string; data: unknown; version: string };
  /** Of the entry's kind, from `describeFields`, in the language of the editor. */
  field: FieldDescription;
  locale: Locale;
  /** What the check of content says of the last saved state. */
  problems: readonly Problem[];
  save(data: unknown, version: string): Promise<SaveResult>;
  /** Entries without a page of their own have none. */
  preview?: Pick<PreviewProps, 'url' | 'renderBlock'>;
  /** Calls back with a function that takes what another window or editor has saved. @returns what ends it */
  onRemote?(receive: (data: unknown, version: string) => void): () => void;
  /** What else can be done with the entry, in the head; it may use the document. */
  children?: ReactNode;
}

/** One entry: its page as shoppers will see it, and the form of what is selected on it. It saves drafts by itself. */
export function Builder(props: BuilderProps) {
  const { entry, field, locale, problems, save, preview, onRemote, search, pictures, children } = props;
  const [store] = useState(() => createStore({ data: entry.data, version: entry.version, save }));
  useEffect(() => onRemote?.(store.receive), [onRemote, store]);
  useEffect(() => {
    const leave = () => void store.saveNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void store.saveNow();
    };
  }, [store]);
  const context = useMemo(
    () => ({ store, words: builderWords(locale), locale, problems, search, pictures, Input: FieldInput, field }),
    [store, locale, problems, search, pictures, field],
  );
  return (
    <BuilderContext value={context}>
      <Panes title={entry.title} field={field} preview={preview}>
        {children}
      </Panes>
    </BuilderContext>
  );
}

type Pane = 'outline' | 'preview' | 'form';

type PanesProps = { title: string } & Pick<BuilderProps, 'field' | 'preview' | 'children'>;

function Panes({ title, field, preview, children }: PanesProps) {
  const { store, words } = useBuilder();
  const [selected, select] = useState<Path>([]);
  const [adding, add] = useState<{ list: Path; index: number }>();
  const [pane, show] = useState<Pane>('preview');
  const [isWide, widen] = useState(false);
  const form = useRef<HTMLElement>(null);
  const page = useMemo(() => blocksOf(field), [field]);
  const choose = (path: Path) => {
    select(path);
    show('form');
  };
  const pressedOnPage = (path: Path) => {
    choose(path);
    requestAnimationFrame(() => form.current?.focus());
  };
  const lead = (path: Path) => {
    choose(page ? path.slice(0, path[0] === 'sections' ? (path[2] === 'blocks' ? 4 : 2) : 0) : []);
    requestAnimationFrame(() => focusAt(path));
  };
  const act = (action: BlockAction, path: Path) => {
    const { list, index } = placeOf(path);
    if (action === 'add') return add({ list, index: index + 1 });
    if (action === 'duplicate') store.duplicate(path);
    else if (action === 'remove') store.remove(path);
    else store.move(path, list, index + (action === 'up' ? -1 : 1));
    const last = listAt(store.read().data, list).length - 1;
    const at = { duplicate: index + 1, remove: index, up: index - 1, down: index + 1 }[action];
    select(last < 0 ? list.slice(0, -1) : [...list, Math.max(0, Math.min(at, last))]);
  };
  const take = (variant: Variant) => {
    if (!adding || !page) return;
    store.add(adding.list, adding.index, initialVariant(page.blocks, variant));
    choose([...adding.list, adding.index]);
    add(undefined);
  };
  const addSection = () => {
    const index = listAt(store.read().data, ['sections']).length;
    store.add(['sections'], index, { blocks: [] });
    choose(['sections', index]);
  };
  // wherever the focus is: after dragging it is nowhere
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isCommand) return;
    event.preventDefault();
    if (event.shiftKey) store.redo();
    else store.undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  const panes: [Pane, string][] = [
    ...(page ? [['outline', words.outline] as [Pane, string]] : []),
    ...(preview ? [['preview', words.preview] as [Pane, string]] : []),
    ['form', words.form],
  ];
  return (
    <div className={css.builder} data-pane={pane} data-wide={isWide || undefined} data-alone={!page || undefined}>
      <header className={css.head}>
        <h1 className="h3">{title}</h1>
        <History />
        <div className={css.panes}>
          {panes.map(([one, name]) => (
            <button key={one} type="button" aria-pressed={one === pane} onClick={() => show(one)}>
              {name}
            </button>
          ))}
        </div>
        <button type="button" className={css.widen} aria-pressed={isWide} onClick={() => widen(!isWide)}>
          {words.wide}
        </button>
        {children}
      </header>
      {page && (
        <div className={css.outline}>
          <Outline
            blocks={page.blocks}
            selected={selected}
            onSelect={choose}
            onAdd={(list, index) => add({ list, index })}
            onAddSection={addSection}
          />
        </div>
      )}
      {preview && (
        <div className={css.preview}>
          <Preview {...preview} selected={selected} onSelect={pressedOnPage} onAct={act} />
        </div>
      )}
      <section className={css.form} ref={form} tabIndex={-1} aria-label={words.form}>
        <Conflicts onLead={lead} />
        <Problems onLead={lead} />
        <SelectedForm key={selected.join('.')} field={field} page={page} selected={selected} onAct={act} onAdd={add} />
      </section>
      {page && (
        <BlockPicker
          blocks={page.blocks}
          isOpen={adding !== undefined}
          onChoose={take}
          onClose={() => add(undefined)}
        />
      )}
    </div>
  );
}

/** Leads to the control of a place, or to the nearest group around it. */
function focusAt(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const control = document.getElementById(controlId(path.slice(0, length)));
    for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    if (!control) continue;
    control.focus();
    return;
  }
}
