import { Tinypool } from 'tinypool';
import { createQueue } from '#values/turns.ts';

/** One sheet is drawn at a time, in some 20 ms: the last of those who wait have theirs within a second. */
const enqueue = createQueue({ atOnce: 1, ofOne: 10, ofAll: 30 });

/** Draws while this one answers others. Begun by the first sheet, and ended after so many ms without one. */
const thread = new Tinypool({ minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });

/** How many drawn files are kept, the last ones: some 50 KB each. */
const MOST_KEPT = 50;

/** The file of a sheet. Visitors take turns (`values/turns.ts`). @throws {NoTurn} when too many wait */
type Print<Sheet> = (visitor: string, sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Has sheets drawn in a thread of its own and keeps the last files, by everything that their sheets say: the same sheet
 * costs nothing again, and a changed one is drawn anew.
 * @param drawing the module whose default export draws a sheet, which is nothing but data. Written out as `new URL(…, import.meta.url)`
 * where it is used: so a build finds it (`integrations/bundles/groups.ts`)
 */
export function press<Sheet>(drawing: URL): Print<Sheet> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (visitor, sheet) => {
    const key = JSON.stringify(sheet);
    const file = kept.get(key) ?? enqueue({ visitor }, () => thread.run(sheet, { filename: drawing.href }));
    kept.delete(key);
    kept.set(key, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await file;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
