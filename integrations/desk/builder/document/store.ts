import { createAutosave, type SaveResult, type SaveStatus } from './autosave.ts';
import * as operations from './document.ts';
import type { Conflict, Merged } from './merge.ts';
import type { Path } from './tree.ts';

export interface StoreOptions {
  data: unknown;
  version: string;
  save(data: unknown, version: string): Promise<SaveResult>;
  /** Both for tests; else the browser's. */
  after?: (milliseconds: number, work: () => void) => () => void;
  now?: () => number;
}

/** What a builder shows: the document, whether it is saved, and what was changed last and where. */
export interface StoreState extends operations.DocumentState {
  status: SaveStatus;
  failure?: unknown;
}

export type DocumentStore = ReturnType<typeof createStore>;

/** One open entry: its state, what may be done to it, and its saving. */
export function createStore({ data, version, save, after = later, now = Date.now }: StoreOptions) {
  let state: StoreState = { ...operations.openDocument(data, version), status: 'saved' };
  const listeners = new Set<() => void>();
  const show = (next: StoreState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const autosave = createAutosave({
    next: () => (operations.isDirty(state) ? { data: state.data, version: state.version } : undefined),
    save,
    onResult: (saved, result) =>
      show({
        ...state,
        ...('remote' in result
          ? operations.remoteChanged(state, result.remote, result.version)
          : operations.savedAs(state, saved, result.version)),
      }),
    onStatus: (status, failure) => show({ ...state, status, failure }),
    after,
    now,
  });
  const change = (next: operations.DocumentState) => {
    if (next === state) return;
    show({ ...state, ...next });
    if (operations.isDirty(state)) autosave.changed();
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `isTyped`: keystrokes that follow each other are one step of undo. */
    set: (path: Path, value: unknown, isTyped = false) =>
      change(operations.set(state, path, value, isTyped ? now() : undefined)),
    add: (list: Path, index: number, item: unknown) => change(operations.add(state, list, index, item)),
    remove: (path: Path) => change(operations.remove(state, path)),
    duplicate: (path: Path) => change(operations.duplicate(state, path)),
    move: (from: Path, list: Path, index: number) => change(operations.move(state, from, list, index)),
    undo: () => change(operations.undo(state)),
    redo: () => change(operations.redo(state)),
    resolve: (conflict: Conflict, choice: 'mine' | 'theirs') => change(operations.resolve(state, conflict, choice)),
    /** Another window or another editor has saved. */
    receive: (remote: unknown, at: string) => change(operations.remoteChanged(state, remote, at)),
    /** Somebody else has published: both together, with what they have done differently. */
    rebase: (merged: Merged, at: string) => change(operations.rebased(state, merged, at)),
    /** What is saved here was published; what was typed since is a draft of that. */
    published: (at: string) => change({ ...state, version: at }),
    saveNow: autosave.saveNow,
    close: autosave.stop,
  };
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
