import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { parseShop } from '#features/content-schema/shop.schema.ts';
import {
  dropEntryDigests,
  keepDigest,
  keepEntryDigests,
  keepUnfinished,
  readDigest,
  readEntryDigests,
  readUnfinished,
} from '#store/records/content-digest.ts';
import type { Database, Records } from '#store/records/database.ts';
import { product } from '#store/records/schema/product.ts';
import { openToRead } from '#store/records/sqlite/connection.ts';
import { FILLED } from '#store/records/sqlite/filled.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import { changedFiles } from '#values/live-content.server.ts';
import { readCatalogueContent } from './import/content.ts';
import { type Entries, entriesOf, LISTS, type ListRows } from './import/entries.ts';
import { filledEntries } from './import/filled-entries.ts';
import { catalogueRows } from './import/rows.ts';
import { switchOff, writeArticles, writeList } from './import/write-rows.ts';

/** `articles`: how many are written at once; so long nobody else writes. `patienceMs`: how long another process may be silent that is at it. */
type Pace = { articles: number; patienceMs: number };

const PACE: Pace = { articles: 25, patienceMs: 3000 };

/** Articles that are written at once into an empty shop, which has nobody who would wait. */
const AT_FIRST = 500;

/** Between two steps: longer than writers of other processes are between two looks (`records/sqlite/open.ts`). */
const PAUSE_MS = 25;

/**
 * Brings the catalog up to date with content when content has changed since the last time: only what differs is written,
 * each article and each list all or nothing. What breaks off half way is finished by the next who opens the store; of
 * several processes one after the other writes, and the last one's content stays.
 * Prices and texts always follow content. Stock follows it only for products that the shop does not know yet:
 * from then on it is the shop's own, and orders count it down. What content no longer names becomes inactive.
 * @returns ids of the articles and names of the lists that were written
 * @throws {Error} file, field, found and expected, when content is wrong; then nothing is written
 */
export async function importCatalogue(
  records: Records,
  contentFolder: string,
  pace: Partial<Pace> = {},
): Promise<string[]> {
  const { articles, patienceMs } = { ...PACE, ...pace };
  const digest = contentDigest(contentFolder);
  const readBefore = async (): Promise<Before> => ({
    unfinished: await silentWriter(records.read, patienceMs),
    digest: await readDigest(records.read),
  });
  const isThere = (before: Before) => before.unfinished === null && before.digest === digest;
  const written = new Set<string>();
  if (isThere(await readBefore())) return [];
  await entriesIn(contentFolder, digest, async (entries) => {
    for (let isDone = false; !isDone; ) {
      const before = await readBefore();
      if (isThere(before)) return;
      const atOnce = before.digest === null ? AT_FIRST : articles;
      const { steps, keys } = await stepsTo(records.read, entries, atOnce);
      for (const key of keys) written.add(key);
      isDone = await writeSteps(records, before, digest, steps);
    }
  });
  return [...written];
}

/** From the database that a build has left beside the content, without reading that; else from the content. */
async function entriesIn<Result>(
  contentFolder: string,
  digest: string,
  use: (entries: Entries) => Promise<Result>,
): Promise<Result> {
  const file = join(contentFolder, '..', FILLED);
  const filled = existsSync(file) ? openToRead(file) : undefined;
  try {
    const entries = filled && (await filledEntries(filled.db, digest));
    return await use(entries ?? (await readEntries(contentFolder)));
  } finally {
    filled?.close();
  }
}

/** What content makes of the catalog. @throws {Error} file, field, found and expected, when something in it is wrong */
export async function readEntries(contentFolder: string): Promise<Entries> {
  const { file, raw } = await readContentFile(contentFolder, 'shop/shop.yaml');
  return entriesOf(catalogueRows(await readCatalogueContent(contentFolder), parseShop(raw, file)), LAYOUT);
}

/** Waits while another process is at it and gets on. @returns how far one has come that no longer does; null when nobody is at it */
async function silentWriter(db: Database, patienceMs: number): Promise<string | null> {
  let [unfinished, since] = [await readUnfinished(db), performance.now()];
  while (unfinished !== null && performance.now() - since < patienceMs) {
    await setTimeout(PAUSE_MS);
    const now = await readUnfinished(db);
    if (now !== unfinished) [unfinished, since] = [now, performance.now()];
  }
  return unfinished;
}

type Step = (tx: Database) => Promise<void>;

/** What there is to write, in an order in which nothing refers to what is not there yet. */
async function stepsTo(db: Database, entries: Entries, atOnce: number): Promise<{ steps: Step[]; keys: string[] }> {
  const { digests, listRows, articleRows } = entries;
  const earlierDigests = await readEntryDigests(db);
  const changed = [...digests].filter(([key, digest]) => earlierDigests.get(key) !== digest).map(([key]) => key);
  const keepDigests = (tx: Database, keys: readonly string[]) =>
    keepEntryDigests(
      tx,
      keys.map((key) => [key, digests.get(key) ?? '']),
    );
  const listStep = <List extends keyof ListRows>(list: List): Step[] => {
    if (!changed.includes(list)) return [];
    return [async (tx) => writeList[list](tx, await listRows(list)).then(() => keepDigests(tx, [list]))];
  };
  const lists = new Set<string>(LISTS);
  const active = await db.selectDistinct({ id: product.rootId }).from(product).where(eq(product.active, true));
  const gone = active.map(({ id }) => id).filter((id) => !digests.has(id));
  const steps = [
    ...listStep('categories'),
    ...listStep('properties'),
    ...portions(
      changed.filter((key) => !lists.has(key)),
      atOnce,
    ).map(
      (ids): Step =>
        async (tx) => {
          await writeArticles(tx, await articleRows(ids));
          await keepDigests(tx, ids);
        },
    ),
    ...portions(gone, atOnce).map(
      (ids): Step =>
        async (tx) => {
          await switchOff(tx, ids);
          await dropEntryDigests(tx, ids);
        },
    ),
    ...listStep('pages'),
    ...listStep('promotions'),
    ...listStep('reviews'),
  ];
  return { steps, keys: [...changed, ...gone] };
}

const portions = <Element>(all: readonly Element[], size: number): Element[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** What the database said when the steps were made. */
type Before = { unfinished: string | null; digest: string | null };

/**
 * Writes step by step, others in between; each says how far it has come, and the last one of which content all is.
 * @returns false when somebody else has written meanwhile: what differs has to be found anew
 */
async function writeSteps(records: Records, before: Before, digest: string, steps: Step[]): Promise<boolean> {
  const writer = randomUUID();
  const all = steps.length > 0 ? steps : [async () => {}];
  let expected = before.unfinished;
  for (const [index, step] of all.entries()) {
    const isLast = index === all.length - 1;
    const next = isLast ? null : `${writer} ${index}`;
    const isMine = await records.transaction(async (tx) => {
      if ((await readUnfinished(tx)) !== expected || (await readDigest(tx)) !== before.digest) return false;
      await step(tx);
      if (next !== expected) await keepUnfinished(tx, next);
      if (isLast) await keepDigest(tx, digest);
      return true;
    });
    if (!isMine) return false;
    expected = next;
    // an empty shop has nobody who would wait
    if (!isLast && before.digest !== null) await setTimeout(PAUSE_MS);
  }
  return true;
}

/** Raise it when what is made from the same content changes, so that running shops fill their catalog anew. */
const LAYOUT = 7;

/** The folders of content that the catalog is made from. */
const FOLDERS = ['products', 'categories', 'properties', 'pages', 'shop'];

/** Whether the store is made from this file: its catalog, or what it says of the shop. */
export const isOfStore = (file: string): boolean =>
  [...FOLDERS, 'dealers'].some((folder) => file.startsWith(`${folder}/`));

/** Changes when a file of the catalog is added, changed or removed; the same wherever the same content lies. */
function contentDigest(content: string): string {
  const hash = createHash('sha256').update(`layout ${LAYOUT}`);
  for (const folder of FOLDERS)
    for (const name of filesBelow(content, folder)) {
      const file = `${folder}/${name}`;
      hash.update(`\n${file}\n`).update(changedFiles.get(file) ?? readFileSync(join(content, file)));
    }
  return hash.digest('hex');
}

function filesBelow(content: string, folder: string): string[] {
  const path = join(content, folder);
  const entries = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(path, join(entry.parentPath, entry.name))),
  );
  for (const [file, text] of changedFiles) {
    if (!file.startsWith(`${folder}/`)) continue;
    if (text === null) names.delete(file.slice(folder.length + 1));
    else names.add(file.slice(folder.length + 1));
  }
  return [...names].sort();
}
