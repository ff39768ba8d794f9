import { closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { COMPRESSED, FileBodies } from '#server/responses/file-bodies.ts';
import { readBuildNotes } from '#values/build-notes.server.ts';

/** What the build tells the server: every file with its type, digest and size, and which addresses code owns. */
export interface SiteList {
  files: Record<string, ListedFile>;
  /** Each Content-Security-Policy once; pages name theirs by its place here. Releases before 2026-11-24 hold it in the page. */
  policies?: string[];
  /** Regular expressions of the routes that are drawn per request. */
  onDemand: string[];
  /** Addresses of the files that show a product, a category or an entry of content, by its id and other names; see `EVERYWHERE`. */
  shownIn: Record<string, string[]>;
}

export interface ListedFile {
  type: string;
  /** SHA-256 of the content, shortened. */
  digest: string;
  /** Size as it lies on disk. */
  bytes: number;
  /** It holds `BUILT_SITE_URL`, which the server replaces by the shop's own address. */
  hasSiteUrl?: true;
  /** The day (2026-12-15, Swiss time) on which the page shows other things than the file; most have none. */
  goodUntil?: string;
  /** Place of its Content-Security-Policy in `policies`. */
  policyAt?: number;
}

/** Beside `client/` and `server/`; written last, so where it can be read the build is whole. */
export const siteListFile = (release: string) => path.join(release, 'site.json');

/** What the build notes before: the Content-Security-Policy of each file that had one, {file below client: policy}. */
export const policiesFile = (release: string) => path.join(release, 'policies.json');

/** Null where a release is not built, being built, or spoilt: `flawOf` says what is wrong. */
export function readSiteList(release: string): SiteList | null {
  const read = readList(siteListFile(release));
  return typeof read === 'string' ? null : read;
}

/** What is wrong with the list of a release, after the name of its file; undefined where nothing is. */
export function flawOf(release: string): string | undefined {
  const file = siteListFile(release);
  const read = readList(file);
  return typeof read === 'string' ? `${file} ${read}` : undefined;
}

/** Asked every second by a shop that is open, so the list is read only when it is another file than the last time. */
export function isWhole(release: string): boolean {
  const file = siteListFile(release);
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (!size) return false;
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const cached = judged.get(file);
  if (cached?.stamp === stamp) return cached.isWhole;
  const isWhole = readSiteList(release) !== null;
  judged.set(file, { stamp, isWhole });
  return isWhole;
}

const judged = new Map<string, { stamp: string; isWhole: boolean }>();

/** Written aside and renamed: a power cut leaves the whole list or none. */
export function writeSiteList(release: string, list: SiteList): void {
  const file = siteListFile(release);
  const aside = openSync(`${file}.aside`, 'w');
  writeFileSync(aside, JSON.stringify(list));
  fsyncSync(aside);
  closeSync(aside);
  renameSync(`${file}.aside`, file);
}

const FIELDS = ['files', 'onDemand', 'shownIn'] as const;

function readList(file: string): SiteList | string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') return 'is empty';
    const list = JSON.parse(text);
    const missing = FIELDS.find((field) => typeof list?.[field] !== 'object');
    return missing ? `has no field "${missing}"` : list;
  } catch (trouble) {
    return trouble instanceof SyntaxError ? 'breaks off, or is no JSON' : 'is not there';
  }
}

/** In place of the addresses of what most pages show, menus and facts of the shop: it concerns all of them. */
export const EVERYWHERE = '*';

/** Addresses of the files that show a thing, by the thing's id: what the server has to know when it changes. */
export function shownIn(): Record<string, string[]> {
  const shown = new Map<string, Set<string>>();
  const addresses = new Set<string>();
  for (const note of readBuildNotes()) {
    if (!('shows' in note)) continue;
    const address = note.path.replace(/(?<=.)\/$/, '');
    addresses.add(address);
    for (const id of note.shows) shown.set(id, (shown.get(id) ?? new Set()).add(address));
  }
  return Object.fromEntries(
    [...shown].map(([id, all]) => [id, all.size > addresses.size / 2 ? [EVERYWHERE] : [...all]]),
  );
}

/** Files at a time: zlib works in libuv's pool of four threads. */
const AT_ONCE = 2;

/** Compresses the files of a release that nobody has asked for yet. `origin` is the shop's own. */
export async function compressAll(
  release: string,
  origin: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const bodies = new FileBodies(origin);
  const existing = new Set(await readdir(COMPRESSED).catch(() => []));
  const missing = Object.entries(readSiteList(release)?.files ?? {})
    .map(([name, listed]) => ({ ...listed, disk: path.join(release, 'client', name), immutable: false }))
    .filter(bodies.isCompressible)
    .flatMap((file) => (['br', 'gzip'] as const).map((encoding) => ({ file, encoding })))
    .filter(({ file, encoding }) => !existing.has(bodies.compressedName(file, encoding)));
  const total = missing.length;
  const worker = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      await bodies.body(next.file, next.encoding);
      onProgress(total - missing.length, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
