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

/** A replaced file stays for so long, ms: somebody may be about to read it. */
const REPLACED_MS = 60_000;

/** Folder of a release for the pages that it kept. */
export const keptFolder = (release: string): string => path.join(release, 'kept');

/**
 * Pages of a release that were rendered after its build, each in a file named by its address and its content, with an index
 * (SQLite) of what they show. Several processes may share the folder. What can't be read is not there; a disk that takes
 * nothing keeps nothing.
 */
export class KeptPages {
  readonly #folder: string;
  readonly #origin: string;
  readonly #room: typeof ROOM;
  readonly #now: () => number;
  #index: Index | undefined;
  /** Files whose content was compared with their name. */
  readonly #whole = new Set<string>();
  #added = 0;

  /** @param origin the shop's own, which stands in the pages: those of another are dropped */
  constructor(folder: string, origin: string, { room = ROOM, now = Date.now } = {}) {
    this.#folder = folder;
    this.#origin = origin;
    this.#room = room;
    this.#now = now;
    this.#index = openIndex(folder, origin);
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
    // a release that was removed meanwhile does not come back
    if (!this.#index || !existsSync(this.#folder)) return false;
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
    if (this.#index && !this.#isListed(path.basename(disk))) await rm(disk, { force: true });
  }

  /** A page that is drawn as it was before has the file of before again. */
  #isListed(name: string): boolean {
    const [, digest] = name.match(NAME) ?? [];
    const rows = this.#query((index) => index.ofDigest.all(digest ?? '')) ?? [];
    return rows.some(({ pathname }) => nameOf(String(pathname), digest ?? '') === name);
  }

  /** Files that the index does not know: of a process that ended before it had listed them, or of an index that was broken. */
  async #removeStrays(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.startsWith(INDEX) || !this.#index || this.#isListed(name)) continue;
      const disk = path.join(this.#folder, name);
      const made = await stat(disk).catch(() => undefined);
      if (made && this.#now() - made.mtimeMs > REPLACED_MS) await rm(disk, { force: true });
    }
  }

  /** What the index answers; undefined when it can't: pages are rendered on demand then, as if none were kept. */
  #query<Result>(read: (index: Index) => Result): Result | undefined {
    if (!this.#index) return undefined;
    try {
      return read(this.#index);
    } catch (error) {
      logTrouble(error);
      if (isBroken(error)) this.#startOver();
      return undefined;
    }
  }

  #startOver(): void {
    this.close();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#index = openIndex(this.#folder, this.#origin);
  }
}

const HTML = 'text/html; charset=utf-8';

/** `<address>-<content>.html`, both as digests: an address may hold anything. */
const nameOf = (pathname: string, digest: string): string =>
  `${createHash('sha256').update(pathname).digest('hex').slice(0, 32)}-${digest}.html`;
const NAME = /^[0-9a-f]{32}-([\w-]+)\.html$/;

/** Digests of the contents that a release has kept. */
export async function keptDigests(release: string): Promise<string[]> {
  const names = await readdir(keptFolder(release)).catch(() => []);
  return names.flatMap((name) => name.match(NAME)?.[1] ?? []);
}
