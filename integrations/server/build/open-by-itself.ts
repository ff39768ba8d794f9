import { appendFile } from 'node:fs/promises';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

/**
 * Lets `node dist/server/entry.mjs`, the command of Astro's own documentation, open this shop instead of ending at once
 * without a word. Where the server imports that file for its pages, nothing happens. `dist` is what was just built.
 */
export async function openByItself(dist: string): Promise<void> {
  const entry = path.join(dist, 'server/entry.mjs');
  const main = path.relative(path.dirname(entry), MAIN).split(path.sep).join('/');
  await appendFile(entry, `\n${start(main)}\n`);
}

/** Not awaited: the server waits for this very file. */
const start = (main: string) =>
  `if (import.meta.main) { process.env.DIST_DIR ??= import.meta.dirname + '/..'; void import('${main}'); }`;
