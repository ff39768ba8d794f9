import { type Conflict, isSame, type Merged, merge } from './merge.ts';
import { isSamePath, type Path, placeOf, valueAt, withItem, withMoved, withoutItem, withValue } from './tree.ts';

/** One entry while it is edited. Every operation makes a new state; none changes one. */
export interface DocumentState {
  data: unknown;
  /** What the server has, and which version of the draft that is. */
  saved: unknown;
  version: string;
  undo: readonly Step[];
  redo: readonly Step[];
  /** What somebody else did at the same places; it stays until somebody decides. */
  conflicts: readonly Conflict[];
}

interface Step {
  before: unknown;
  after: unknown;
  /** Where it happened: there an editor is led when it is undone. */
  path: Path;
  /** When it happened, in milliseconds; steps without it are never joined. */
  typedAt?: number;
}

/** Keystrokes at one place within this time are one step. */
const TYPING_MS = 1200;
const MOST_STEPS = 500;

export const openDocument = (data: unknown, version: string): DocumentState => ({
  data,
  saved: data,
  version,
  undo: [],
  redo: [],
  conflicts: [],
});

export const isDirty = ({ data, saved }: DocumentState): boolean => data !== saved && !isSame(data, saved);

/** Another value at a place; undefined takes it away. `now` in milliseconds. */
export const set = (state: DocumentState, path: Path, value: unknown, now?: number): DocumentState =>
  done(state, withValue(state.data, path, value), path, now);

export const add = (state: DocumentState, list: Path, index: number, item: unknown): DocumentState =>
  done(state, withItem(state.data, list, index, item), [...list, index]);

export const remove = (state: DocumentState, path: Path): DocumentState =>
  done(state, withoutItem(state.data, path), path);

/** The copy stands behind. */
export function duplicate(state: DocumentState, path: Path): DocumentState {
  const { list, index } = placeOf(path);
  return add(state, list, index + 1, structuredClone(valueAt(state.data, path)));
}

/** `index` counts without the item itself. A place inside of itself is none: nothing happens. */
export function move(state: DocumentState, from: Path, list: Path, index: number): DocumentState {
  const moved = withMoved(state.data, from, list, index);
  return !moved || isSamePath(moved.path, from) ? state : done(state, moved.data, moved.path);
}

function done(state: DocumentState, data: unknown, path: Path, typedAt?: number): DocumentState {
  if (data === state.data) return state;
  const last = state.undo.at(-1);
  const isTyping =
    typedAt !== undefined &&
    last?.typedAt !== undefined &&
    typedAt - last.typedAt <= TYPING_MS &&
    last.after === state.data &&
    isSamePath(last.path, path);
  const step: Step = {
    before: isTyping ? last.before : state.data,
    after: data,
    path,
    ...(typedAt !== undefined && { typedAt }),
  };
  const earlier = isTyping ? state.undo.slice(0, -1) : state.undo;
  return { ...state, data, undo: [...earlier, step].slice(-MOST_STEPS), redo: [] };
}

/** Takes the last step back, and nothing that came from elsewhere since. */
export function undo(state: DocumentState): DocumentState {
  const step = state.undo.at(-1);
  if (!step) return state;
  const data = stepped(state.data, step.after, step.before);
  return {
    ...state,
    data,
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, { ...step, before: data, after: state.data }],
  };
}

export function redo(state: DocumentState): DocumentState {
  const step = state.redo.at(-1);
  if (!step) return state;
  const data = stepped(state.data, step.before, step.after);
  return {
    ...state,
    data,
    redo: state.redo.slice(0, -1),
    undo: [...state.undo, { path: step.path, before: state.data, after: data }],
  };
}

const stepped = (data: unknown, from: unknown, to: unknown): unknown =>
  data === from ? to : merge(from, data, to).data;

/** Somebody else has saved, or another window has. */
export function remoteChanged(state: DocumentState, remote: unknown, version: string): DocumentState {
  const { data, conflicts } = merge(state.saved, state.data, remote);
  return {
    ...state,
    data: isSame(data, state.data) ? state.data : data,
    saved: remote,
    version,
    conflicts: [
      ...state.conflicts.filter((one) => !conflicts.some(({ path }) => isSamePath(path, one.path))),
      ...conflicts,
    ],
  };
}

/** What was published meanwhile, put together with what is saved here; it is saved as it is then. */
export const rebased = (state: DocumentState, { data, conflicts }: Merged, version: string): DocumentState => ({
  ...remoteChanged(state, data, version),
  saved: state.saved,
  conflicts,
});

/** The server has this now. */
export const savedAs = (state: DocumentState, saved: unknown, version: string): DocumentState => ({
  ...state,
  saved,
  version,
});

/** Ends a conflict: what stands there stays, or theirs takes its place. */
export function resolve(state: DocumentState, conflict: Conflict, choice: 'mine' | 'theirs'): DocumentState {
  const rest = { ...state, conflicts: state.conflicts.filter((one) => one !== conflict) };
  const value = conflict[choice];
  if (isSame(valueAt(state.data, conflict.path), value)) return rest;
  const isItem = value === undefined && typeof conflict.path.at(-1) === 'number';
  return isItem ? remove(rest, conflict.path) : set(rest, conflict.path, value);
}
