import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import css from './builder.module.css';
import { messageOf, useBuilder, useStore } from './builder-context.ts';
import type { Path } from './document/tree.ts';
import { placeName } from './fields/place-name.ts';
import { filled } from './words/builder-words.ts';

/** Undo, redo, and whether it is saved. */
export function History() {
  const { store, words } = useBuilder();
  const status = useStore((state) => state.status);
  const canUndo = useStore((state) => state.undo.length > 0);
  const canRedo = useStore((state) => state.redo.length > 0);
  const statusText = { saved: words.saved, waiting: words.saving, saving: words.saving, failed: words.failed }[status];
  return (
    <div className={css.history}>
      <button type="button" aria-disabled={!canUndo} title="Ctrl+Z" onClick={store.undo}>
        {words.undo}
      </button>
      <button type="button" aria-disabled={!canRedo} title="Ctrl+Shift+Z" onClick={store.redo}>
        {words.redo}
      </button>
      <span role="status" data-failed={status === 'failed' || undefined}>
        {statusText}
      </span>
    </div>
  );
}

/** What is to be repaired; each leads to its field. */
export function Problems({ onLead }: { onLead(path: Path): void }) {
  const { problems, words, locale, field, store } = useBuilder();
  if (problems.length === 0) return null;
  return (
    <details className={css.problems} open>
      <summary>
        <Icon name="warning" small /> {words.problems} ({problems.length})
      </summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path.join('.')} ${messageOf(problem, locale)}`} data-severity={problem.severity}>
            <button type="button" onClick={() => onLead(problem.path)}>
              <b>{placeName(field, store.read().data, problem.path)}</b> {messageOf(problem, locale)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What somebody else did at the same places, and which of both holds. */
export function Conflicts({ onLead }: { onLead(path: Path): void }) {
  const { store, words, field } = useBuilder();
  const conflicts = useStore((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  const sentences = { value: words.conflictValue, removed: words.conflictRemoved, order: words.conflictOrder };
  return (
    <div className={css.conflicts} role="alert">
      <b>{words.conflicts}</b>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.path.join('.')}>
            <button type="button" className="linkish" onClick={() => onLead(conflict.path)}>
              {filled(sentences[conflict.kind], {
                place: placeName(field, store.read().data, conflict.path),
                theirs: shown(conflict.theirs),
              })}
            </button>
            <div>
              <Button size="small" variant="line" onClick={() => store.resolve(conflict, 'mine')}>
                {words.conflictMine}
              </Button>
              <Button size="small" variant="line" onClick={() => store.resolve(conflict, 'theirs')}>
                {words.conflictTheirs}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
