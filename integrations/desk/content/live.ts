import { existsSync } from 'node:fs';
import path from 'node:path';
import { beginOf } from '#server/release/releases.ts';
import { isOfStore, readEntries } from '#store/catalogue/import-catalogue.ts';
import { config, embedded } from '#store/transport.ts';
import { forgetShared } from '#store-api/shared.server.ts';
import type { PastChange } from '#values/change.ts';
import { changedFiles, setFile } from '#values/live-content.server.ts';
import { changeOf, fileOf, filesIn, textIn } from './files.ts';
import { lastNumber, versionsAfter, versionsSince } from './history.ts';
import { finishWriting } from './write.ts';

/* What this process shows of content: the release's, and whatever was published since. */

/** The folder that editors' publications are written to; undefined where this machine has none. */
export function contentFolder(): string | undefined {
  const folder = path.resolve(config.CONTENT_DIR);
  return existsSync(path.join(folder, 'shop')) ? folder : undefined;
}

/** The content that the release was built from. */
const releaseFolder = (): string => path.resolve(process.env.RELEASE_DIR ?? '.', 'content');

/** The text of a file as this process shows it. */
export const shownText = (file: string): string | null =>
  changedFiles.has(file) ? (changedFiles.get(file) ?? null) : textIn(releaseFolder(), file);

/**
 * Shows a file as it is by now. @returns tags of what has changed
 * @throws {Error} file, field, found and expected, when it is wrong; then everything is as before
 */
export function show(file: string, text: string | null): string[] {
  const { entries, tags } = changeOf(file, shownText(file), text);
  setFile(file, text, entries);
  return tags;
}

/** Number of the last publication that this process shows. */
let shown = 0;

export const lastShown = (): number => shown;

/**
 * At the start of a process, before its store is opened: where the owner has named a content folder, shows what is other in
 * it than in the release. What is wrong there stays as it is in the release, and is logged.
 */
export async function openContent(): Promise<PastChange[]> {
  const folder = contentFolder();
  if (!folder || config.STORE_API_ENDPOINT || folder === releaseFolder()) return [];
  finishWriting(folder);
  if (process.env.CONTENT_DIR === undefined) return [];
  const filesThere = filesIn(folder);
  const changes: PastChange[] = [];
  for (const file of new Set([...filesThere.keys(), ...filesIn(releaseFolder()).keys()])) {
    const text = textIn(folder, file);
    if (text !== textIn(releaseFolder(), file))
      changes.push(...showPast(file, text, filesThere.get(file) ?? Date.now()));
  }
  await keepWhatTheStoreTakes();
  return changes;
}

/** What is wrong stays as it is in the release. */
function showPast(file: string, text: string | null, at: number): PastChange[] {
  try {
    return show(file, text).map((tag) => ({ tag, at }));
  } catch (error) {
    logWrong(file, error);
    return [];
  }
}

/** Goods have rules among themselves: where these are broken, the whole catalog stays as it is in the release. */
async function keepWhatTheStoreTakes(): Promise<void> {
  if (changedFiles.size === 0) return;
  try {
    await readEntries(releaseFolder());
  } catch (error) {
    for (const file of [...changedFiles.keys()]) show(file, textIn(releaseFolder(), file));
    logWrong('content', error);
  }
}

function logWrong(file: string, error: unknown): void {
  const what = `${file} stays as it is in the release: ${(error as Error).message}`;
  console.error(JSON.stringify({ level: 'error', at: 'content', what }));
}

/**
 * After the store has opened: shows what was published since the release was built, and begins with what is published from
 * now on. @returns what has changed
 */
export async function startReceiving(): Promise<PastChange[]> {
  const store = await embedded();
  if (!store) return [];
  const { read } = store.store.records;
  shown = await lastNumber(read);
  const builtAt = beginOf(path.basename(process.env.RELEASE_DIR ?? ''));
  if (builtAt === undefined) return [];
  const changes: PastChange[] = [];
  const latest = new Map<string, { after: string | null; at: number }>();
  for (const { kind, entryId, after, publishedAt } of await versionsAfter(read, new Date(builtAt))) {
    const file = fileOf(kind, entryId);
    // a folder that was read already knows better
    if (file && !changedFiles.has(file)) latest.set(file, { after, at: Date.parse(publishedAt) });
  }
  for (const [file, { after, at }] of latest) if (shownText(file) !== after) changes.push(...showPast(file, after, at));
  if (changes.length > 0) await store.takeContent();
  return changes;
}

/** Shows what any process has published since this one looked last. */
export async function takePublished(): Promise<void> {
  const store = await embedded();
  if (!store) return;
  const versions = await versionsSince(store.store.records.read, shown);
  if (versions.length === 0) return;
  let isInStore = false;
  for (const { number, kind, entryId, after } of versions) {
    const file = fileOf(kind, entryId);
    isInStore ||= file !== undefined && isOfStore(file);
    try {
      if (file && shownText(file) !== after) show(file, after);
    } catch (error) {
      logWrong(file ?? kind, error);
    }
    shown = Math.max(shown, number);
  }
  if (isInStore) await store.takeContent();
  forgetShared();
}

/** What this process has published itself, it shows already. */
export const noteShown = (number: number): void => {
  shown = Math.max(shown, number);
};
