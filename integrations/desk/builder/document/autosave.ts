/** What a save comes back with: its version, or the data of somebody who was quicker. */
export type SaveResult = { version: string } | { version: string; remote: unknown };

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed';

export interface AutosaveOptions {
  /** What is to be saved now, and the version it started from; nothing where there is no change. */
  next(): { data: unknown; version: string } | undefined;
  save(data: unknown, version: string): Promise<SaveResult>;
  onResult(data: unknown, result: SaveResult): void;
  onStatus(status: SaveStatus, failure?: unknown): void;
  /** `setTimeout`, or a test's. @returns what cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  now(): number;
}

/** A save waits for a pause in typing, but not longer than this; what failed is tried again, ever more rarely. */
const PAUSE_MS = 700;
const LONGEST_WAIT_MS = 4000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Saves the last state, never two at once. A change while one is under way is saved behind it. */
export function createAutosave({ next, save, onResult, onStatus, after, now }: AutosaveOptions) {
  let cancel: (() => void) | undefined;
  let waitingSince: number | undefined;
  let isSaving = false;
  let failures = 0;

  const wait = (milliseconds: number) => {
    cancel?.();
    cancel = after(milliseconds, saveNow);
  };

  function changed(): void {
    if (isSaving) return;
    if (failures > 0) return; // the retry takes what is there by then
    waitingSince ??= now();
    onStatus('waiting');
    wait(Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now())));
  }

  /** Without waiting any longer: before a publication, or when the window is left. */
  async function saveNow(): Promise<void> {
    cancel?.();
    cancel = undefined;
    if (isSaving) return;
    const step = next();
    waitingSince = undefined;
    if (!step) return onStatus('saved');
    isSaving = true;
    onStatus('saving');
    try {
      const result = await save(step.data, step.version);
      failures = 0;
      isSaving = false;
      onResult(step.data, result);
      if (next()) changed();
      else onStatus('saved');
    } catch (failure) {
      isSaving = false;
      onStatus('failed', failure);
      wait(Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS));
    }
  }

  return { changed, saveNow, stop: () => cancel?.() };
}
