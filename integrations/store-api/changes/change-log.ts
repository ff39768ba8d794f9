import type { Change, PastChange } from '#values/change.ts';

/** Gets changes as they happen. @returns how many of its pages are concerned */
export type Listener = (changes: readonly Change[]) => number;

/** What has changed of all that pages show, for every process that shows them. Each tag once, with its last change. */
export interface ChangeLog {
  /** Tells those who listen in this process at once, and then all others. @returns how many pages of this process are concerned @throws when others can't be told */
  add(changes: readonly Change[]): Promise<number>;
  /** Those that are known since ever; after some weeks they are forgotten. */
  past(): Promise<PastChange[]>;
  listen(listener: Listener): void;
  /** Waits for what is being told. */
  close(): Promise<void>;
}

/** The last change of each tag. */
export const lastOfEach = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.tag, change])).values(),
];

/** Tells all of these. */
export const notifyAll = (listeners: readonly Listener[], changes: readonly Change[]): number =>
  changes.length === 0 ? 0 : listeners.reduce((sum, listener) => sum + listener(changes), 0);
