import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeBody } from '#server/build/list-files.ts';
import { keepFile } from '#server/keep-file.ts';
import type { SiteFile } from '#server/responses/file.ts';
import type { Change } from '#values/change.ts';
import { INDEX, type Index, isBroken, logTrouble, openIndex, type Row } from './kept-index.ts';
import { MENU, type Policy, type RenderedPage } from './page-cache.ts';

/** A page on the disk, and the moment (ms since 1970) at which its drawing began. */
export interface KeptPage {
  file: SiteFile;
  begunAt: number;
}

/** Most pages, and bytes of pages, of one release; beyond them the longest unasked go. */
const ROOM = { pages: 60_000, bytes: 4 * 1024 ** 3 };

/** The room is measured once in so many pages. */
const MEASURED_EVERY = 50;

/** How exactly is known when a page was last asked for, ms: each note is a write. */
const ASKED_MS = 60 * 60_000;

/** After an index that could not be opened, ms. */
const OPEN_AGAIN_MS = 10_000;

/** A replaced file stays for so long, ms: somebody may be about to read it. */
const REPLACED_MS = 60_000;

/** A folder of pages that nobody has opened for so long goes, ms: another store or address was tried out with the release. */
const UNUSED_MS = 7 * 24 * 60 * 60_000;

/** Folder of a release for the pages that it kept, one folder a store and address of the shop. */
const keptFolder = (release: string): string => path.join(release, 'kept');

/**
 * Pages of a release that were rendered after its build, each in a file named by its address and its content, with an index
 * (SQLite) of what they show. Several processes may share the folder. What can't be read is not there; a disk that takes
 * nothing keeps nothing.
 */
export class KeptPages {
  readonly #release: string;
  readonly #folder: string;
  readonly #room: typeof ROOM;
  readonly #now: () => number;
  #index: Index | undefined;
  /** Files whose content was compared with their name. */
  readonly #whole = new Set<string>();
  #added = 0;
  #openAgainAt = Number.NEGATIVE_INFINITY;

  /** @param shop what the pages are made of and hold beside the release: the shop's store and its address */
  constructor(release: string, shop: string, { room = ROOM, now = Date.now } = {}) {
    this.#release = release;
    this.#folder = path.join(keptFolder(release), createHash('sha256').update(shop).digest('hex').slice(0, 16));
    this.#room = room;
    this.#now = now;
    void this.#removeStrays();
  }

  get(pathname: string): KeptPage | undefined {
    return this.#query((index) => {
      const row = index.page.get(pathname) as Row | undefined;
      if (!row) return undefined;
      const name = nameOf(pathname, row.digest);
      const disk = path.join(this.#folder, name);
      if (!this.#isWhole(disk, row)) {
        this.#remove(index, pathname);
        return undefined;
      }
      if (this.#now() - row.asked_at > ASKED_MS) index.noteAsked.run(this.#now(), pathname);
      const { type, digest, bytes, begun_at: begunAt } = row;
      const goodUntil = row.good_until ?? undefined;
      const policy = row.policy ?? undefined;
      return {
        file: { disk, type, digest, bytes, immutable: false, policy, ...(goodUntil && { goodUntil }) },
        begunAt,
      };
    });
  }

  /** Addresses of the pages that show one of these in an older version; of all, when the menu has changed. */
  showing(changes: readonly Change[]): string[] {
    return (
      this.#query((index) =>
        changes.flatMap(({ tag, version = null }) =>
          (tag === MENU ? index.all.all() : index.showing.all(tag, version, version)).map(({ pathname }) =>
            String(pathname),
          ),
        ),
      ) ?? []
    );
  }

  /**
   * Keeps a page, unless one is there whose drawing began later. `prepare` gets the file before anybody sees it.
   * @returns whether this page, or a newer one, is there now
   */
  async add(
    pathname: string,
    { body, headers }: RenderedPage,
    { tags, begunAt }: Pick<Policy, 'tags'> & { begunAt: number },
    prepare: (file: SiteFile) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    if (!existsSync(this.#release)) return false; // removed meanwhile, it does not come back
    if (!this.#open()) return false;
    const listed = describeBody(body, HTML);
    const name = nameOf(pathname, listed.digest);
    const disk = path.join(this.#folder, name);
    const made = await keepFile(disk, body);
    if (made.content) return false;
    await prepare({ ...listed, disk, immutable: false }).catch(() => {});
    this.#whole.add(disk);
    const isKept = this.#query((index) => {
      const before = index.page.get(pathname) as Row | undefined;
      if (before && before.begun_at >= begunAt) return true;
      index.raw.exec('begin immediate');
      try {
        index.forget.run(pathname);
        index.forgetShown.run(pathname);
        const { type, digest, bytes, goodUntil = null } = listed;
        const policy = headers['content-security-policy'] ?? null;
        index.add.run(pathname, digest, type, bytes, policy, goodUntil, begunAt, this.#now());
        for (const [tag, version] of tags) index.addShown.run(tag, pathname, version ?? null);
        index.raw.exec('commit');
      } catch (error) {
        if (index.raw.isTransaction) index.raw.exec('rollback');
        throw error;
      }
      if (before && before.digest !== listed.digest)
        this.#removeLater(path.join(this.#folder, nameOf(pathname, before.digest)));
      return true;
    });
    this.#added += 1;
    if (this.#added % MEASURED_EVERY === 0) this.#makeRoom();
    return isKept ?? false;
  }

  remove(pathname: string): void {
    this.#query((index) => this.#remove(index, pathname));
  }

  /** Every address, in no order. */
  addresses(): string[] {
    return this.#query((index) => index.all.all().map(({ pathname }) => String(pathname))) ?? [];
  }

  close(): void {
    this.#index?.raw.close();
    this.#index = undefined;
    this.#openAgainAt = Number.POSITIVE_INFINITY;
  }

  #remove(index: Index, pathname: string): void {
    const row = index.page.get(pathname) as Row | undefined;
    if (!row) return;
    index.forget.run(pathname);
    index.forgetShown.run(pathname);
    this.#removeLater(path.join(this.#folder, nameOf(pathname, row.digest)));
  }

  /** A file of the right size may be broken as well, so each is compared with its name before it is first given out. */
  #isWhole(disk: string, { digest, bytes }: Row): boolean {
    try {
      if (statSync(disk).size !== bytes) return false;
      if (!this.#whole.has(disk) && describeBody(readFileSync(disk), HTML).digest !== digest) return false;
      this.#whole.add(disk);
      return true;
    } catch {
      return false;
    }
  }

  #makeRoom(): void {
    this.#query((index) => {
      const { pages, bytes } = index.size.get() as { pages: number; bytes: number };
      let [tooMany, tooLarge] = [pages - this.#room.pages, bytes - this.#room.bytes];
      if (tooMany <= 0 && tooLarge <= 0) return;
      for (const row of index.longestUnasked.all() as { pathname: string; bytes: number }[]) {
        if (tooMany <= 0 && tooLarge <= 0) return;
        this.#remove(index, row.pathname);
        tooMany -= 1;
        tooLarge -= row.bytes;
      }
    });
  }

  #removeLater(disk: string): void {
    this.#whole.delete(disk);
    setTimeout(() => void this.#removeUnlessListed(disk), REPLACED_MS).unref();
  }

  async #removeUnlessListed(disk: string): Promise<void> {
    if (!this.#isListed(path.basename(disk))) await rm(disk, { force: true });
  }

  /** A page that is drawn as it was before has the file of before again. */
  #isListed(name: string): boolean {
    const [, digest] = name.match(NAME) ?? [];
    const rows = this.#query((index) => index.ofDigest.all(digest ?? ''));
    return rows === undefined || rows.some(({ pathname }) => nameOf(String(pathname), digest ?? '') === name);
  }

  /** Files that the index does not know: of a process that ended before it had listed them, or of an index that was broken. */
  async #removeStrays(): Promise<void> {
    for (const name of await readdir(keptFolder(this.#release)).catch(() => [])) {
      const folder = path.join(keptFolder(this.#release), name);
      const { mtimeMs = 0 } = (await stat(folder).catch(() => undefined)) ?? {};
      if (folder !== this.#folder && this.#now() - mtimeMs > UNUSED_MS)
        await rm(folder, { recursive: true, force: true });
    }
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.startsWith(INDEX) || this.#isListed(name)) continue;
      const disk = path.join(this.#folder, name);
      const made = await stat(disk).catch(() => undefined);
      if (made && this.#now() - made.mtimeMs > REPLACED_MS) await rm(disk, { force: true });
    }
  }

  /** What the index answers; undefined when it can't: pages are rendered on demand then, as if none were kept. */
  #query<Result>(read: (index: Index) => Result): Result | undefined {
    const index = this.#index ?? (existsSync(this.#folder) ? this.#open() : undefined);
    if (!index) return undefined;
    try {
      return read(index);
    } catch (error) {
      logTrouble(error);
      if (isBroken(error)) this.#startOver();
      return undefined;
    }
  }

  /** The index, opened at first; a disk that does not take one is asked again after a while. */
  #open(): Index | undefined {
    if (this.#index || this.#now() < this.#openAgainAt) return this.#index;
    this.#index = openIndex(this.#folder);
    if (!this.#index) this.#openAgainAt = this.#now() + OPEN_AGAIN_MS;
    return this.#index;
  }

  #startOver(): void {
    this.#index?.raw.close();
    this.#index = undefined;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const HTML = 'text/html; charset=utf-8';

/** `<address>-<content>.html`, both as digests: an address may hold anything. */
const nameOf = (pathname: string, digest: string): string =>
  `${createHash('sha256').update(pathname).digest('hex').slice(0, 32)}-${digest}.html`;
const NAME = /^[0-9a-f]{32}-([\w-]+)\.html$/;

/** Digests of the contents that a release has kept. */
export async function keptDigests(release: string): Promise<string[]> {
  const names = await readdir(keptFolder(release), { recursive: true }).catch(() => []);
  return names.flatMap((name) => path.basename(name).match(NAME)?.[1] ?? []);
}
