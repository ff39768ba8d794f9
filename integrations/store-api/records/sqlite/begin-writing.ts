import type { DatabaseSync } from 'node:sqlite';
import { troubleOf } from '#store/records/trouble.ts';

/** How long a writer waits for another process, and how often it looks. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 20;

/**
 * Begins a transaction as soon as no other process writes. Meanwhile this one goes on answering; SQLite, which
 * waits by standing still, has to be told not to: `pragma busy_timeout=0`.
 */
export async function beginWriting(writer: DatabaseSync): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; await new Promise((next) => setTimeout(next, PAUSE_MS)))
    try {
      writer.exec('begin immediate');
      return;
    } catch (error) {
      if (troubleOf(error)?.kind !== 'busy' || performance.now() > end) throw error;
    }
}
