import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/* Files of content are replaced all or none: a crash in between is finished by the next who opens the folder. */

/** Lists what is being replaced; where it is there, its work has been decided and may not be finished. */
const JOURNAL = '.publication.json';

/** A file, and where its new text lies; null where it is removed. */
type Step = [file: string, aside: string | null];

/**
 * Writes all new texts aside and decides the publication; `finishWriting` puts them into place. `texts`: null removes.
 * @returns takes everything back, as long as nobody has finished it
 * @throws what the disk says, EEXIST where another process is at it; then nothing has happened
 */
export function beginWriting(folder: string, texts: ReadonlyMap<string, string | null>): () => void {
  const [journal, id] = [path.join(folder, JOURNAL), randomUUID()];
  const steps = [...texts].map(([file, text]): Step => [file, text === null ? null : `${file}.${id}.new`]);
  const journalAside = `${journal}.${id}.new`;
  const undo = () => {
    for (const [, aside] of steps) if (aside !== null) rmSync(path.join(folder, aside), { force: true });
    rmSync(journalAside, { force: true });
  };
  try {
    for (const [file, aside] of steps) {
      if (aside === null) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeWhole(path.join(folder, aside), texts.get(file) ?? '');
    }
    writeWhole(journalAside, JSON.stringify(steps));
    linkSync(journalAside, journal);
    rmSync(journalAside);
  } catch (error) {
    undo();
    throw error;
  }
  return () => {
    rmSync(journal, { force: true });
    undo();
  };
}

/** Finishes what was decided, also by a process that has ended since; does nothing where nothing is left to do. */
export function finishWriting(folder: string): void {
  const journal = path.join(folder, JOURNAL);
  if (!existsSync(journal)) return;
  for (const [file, aside] of JSON.parse(readFileSync(journal, 'utf8')) as Step[]) {
    const target = path.join(folder, file);
    if (aside === null) removeWithFolder(target, folder);
    else if (existsSync(path.join(folder, aside))) renameSync(path.join(folder, aside), target);
  }
  rmSync(journal, { force: true });
}

/** A product is a folder with one file. */
function removeWithFolder(target: string, folder: string): void {
  rmSync(target, { force: true });
  const parent = path.dirname(target);
  if (path.dirname(parent) !== folder && existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);
}

function writeWhole(file: string, text: string): void {
  const open = openSync(file, 'w');
  try {
    writeFileSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
