import pLimit from 'p-limit';

/** Who draws a file takes the process to itself for some 20 ms: one at a time, and no more wait than are soon done. */
const MOST_WAITING = 20;

/** How many drawn files are kept, the last ones: some 50 KB each. */
const MOST_KEPT = 50;

/** Too many wait for a drawing already: come back later. */
export class PressBusy extends Error {
  override readonly name = 'PressBusy';
}

/** Draws what a sheet says. */
type Draw<Sheet, File> = (sheet: Sheet) => Promise<File>;

/**
 * Draws sheets one after the other and keeps the last files, by everything that their sheets say: the same sheet costs
 * nothing again, and a changed one is drawn anew. @throws {PressBusy} when too many wait
 */
export function press<Sheet, File>(draw: Draw<Sheet, File>): Draw<Sheet, File> {
  const kept = new Map<string, Promise<File>>();
  return async (sheet) => {
    const said = JSON.stringify(sheet);
    const known = kept.get(said);
    if (!known && queue.pendingCount >= MOST_WAITING) throw new PressBusy('Too many documents wait to be drawn.');
    const file = known ?? queue(() => others().then(() => draw(sheet)));
    kept.delete(said);
    kept.set(said, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await file;
    } catch (error) {
      kept.delete(said);
      throw error;
    }
  };
}

/** Lets whoever waits for something else be answered first: without it the drawings of a queue are one long silence. */
const others = (): Promise<void> => new Promise((next) => setImmediate(next));

/** Of every press together. */
const queue = pLimit(1);
