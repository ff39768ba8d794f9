import { EVERYWHERE } from '#server/build/site-list.ts';
import type { SiteFile } from '#server/responses/file.ts';
import type { Change, PastChange } from '#values/change.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';
import type { Rendering } from './on-demand-pages.ts';
import { isData } from './on-demand-url.ts';
import { ChangeHistory, MENU, type Policy, type RenderedPage } from './page-cache.ts';

/** The file of an address. */
interface Shown {
  file: SiteFile;
  /**
   * `current`: as the page is today. `stale`: something that it shows has changed, and a new one is on its way. `over`: its day
   * is past, or the page was taken away: it is no more than what can be shown when rendering fails.
   */
  state: 'current' | 'stale' | 'over';
}

interface Built {
  page: (pathname: string) => SiteFile | undefined;
  addresses: () => Iterable<string>;
  /** Addresses by the name of what their files show. */
  shownIn: Readonly<Record<string, readonly string[]>>;
  /** When the build began to read the store, ms since 1970. */
  begunAt: number;
}

/** Visited addresses that are remembered, to render those first that somebody looks at. */
const MOST_VISITS = 20_000;

/**
 * The pages of a release that are files: those of its build, and those that were rendered since (`KeptPages`), which
 * take their place. Knows which of them something has overtaken.
 */
export class PageFiles {
  readonly history = new ChangeHistory();
  readonly #built: Built;
  readonly #kept: KeptPages | undefined;
  readonly #now: () => number;
  /** The last change of what a page shows, ms since 1970, by address. */
  readonly #changedAt = new Map<string, number>();
  /** Built pages whose address led to no page when it was rendered anew. */
  readonly #removed = new Set<string>();
  readonly #stale = new Set<string>();
  readonly #visits = new Map<string, number>();
  #visitCount = 0;
  #latest = 0;

  /** Without `kept`, nothing that is rendered becomes a file. */
  constructor(built: Built, kept?: KeptPages, now: () => number = Date.now) {
    this.#built = built;
    this.#kept = kept;
    this.#now = now;
    // a page of the build that was rendered anew stays so, whatever is known of changes
    for (const pathname of kept?.addresses() ?? [])
      if (built.page(pathname)) this.#changedAt.set(pathname, built.begunAt + 1);
  }

  /** The file of an address, if there is one; counts as a visit. `today` is a day, 2026-12-15. */
  find(pathname: string, today: string): Shown | undefined {
    const built = this.#built.page(pathname);
    const changedAt = this.#changedAt.get(pathname);
    if (built && changedAt === undefined && !isOver(built, today)) return this.#visited(pathname, built, 'current');
    if (built && isData(pathname)) return { file: built, state: 'over' };
    if (this.#removed.has(pathname)) return built && { file: built, state: 'over' };
    const kept = this.#kept?.get(pathname);
    const file = kept?.file ?? built;
    if (!file) return undefined;
    if (isOver(file, today)) return this.#visited(pathname, file, 'over');
    const isStale = changedAt !== undefined && this.#begunAt(kept) < changedAt;
    if (isStale) this.#stale.add(pathname);
    return this.#visited(pathname, file, isStale ? 'stale' : 'current');
  }

  /** Notes what has changed. @returns how many files show it */
  change(newChanges: readonly Change[]): number {
    const at = this.moment();
    const concerned = this.#concerned(newChanges);
    for (const pathname of concerned) this.#overtake(pathname, at);
    // what was named itself is what somebody has edited, and looks at next
    for (const { tag } of newChanges) if (concerned.has(tag)) this.#noteVisit(tag);
    return concerned.size;
  }

  /**
   * The same for changes that happened before: files made after them show them already. `isBuiltWithout`: the build has
   * seen none of them, whenever they happened, because it reads a store of its own.
   */
  catchUp(changes: readonly PastChange[], { isBuiltWithout = false } = {}): void {
    const { begunAt } = this.#built;
    for (const change of changes) {
      const at = isBuiltWithout ? Math.max(change.at, begunAt + 1) : change.at;
      for (const pathname of this.#concerned([change])) {
        if (this.#built.page(pathname) && at <= begunAt) continue;
        this.#changedAt.set(pathname, Math.max(at, this.#changedAt.get(pathname) ?? 0));
        if (this.#begunAt(this.#kept?.get(pathname)) < at && !isData(pathname)) this.#stale.add(pathname);
      }
    }
  }

  /** A moment later than every one before it, ms since 1970: when a drawing begins, or something changes. */
  moment(): number {
    this.#latest = Math.max(this.#now(), this.#latest + 1);
    return this.#latest;
  }

  /** Takes the stale page that was visited last; it has to be rendered, or given back. */
  takeStale(): string | undefined {
    let next: string | undefined;
    let last = -1;
    for (const pathname of this.#stale) {
      const visit = this.#visits.get(pathname) ?? 0;
      if (visit > last) [next, last] = [pathname, visit];
    }
    if (next !== undefined) this.#stale.delete(next);
    return next;
  }

  giveBack(pathname: string): void {
    this.#stale.add(pathname);
  }

  /**
   * Takes over what was rendered for an address, without a query: a page becomes its file, unless a newer one is; what is no
   * page ends the one that was there, and trouble changes nothing. `prepare` gets the file before anybody sees it.
   * @returns false when it could not be rendered as it is now
   */
  async add(
    pathname: string,
    { rendered, policy, begunAt }: Rendering,
    prepare?: (file: SiteFile) => Promise<unknown>,
  ): Promise<boolean> {
    if (rendered.status >= 500 || (policy && this.history.isOlder(policy.tags))) return false;
    const isBuilt = this.#built.page(pathname) !== undefined;
    const isKept =
      policy && isFile(rendered, policy, isBuilt)
        ? await this.#kept?.add(pathname, rendered, { tags: policy.tags, begunAt }, prepare)
        : false;
    const isOvertaken = (this.#changedAt.get(pathname) ?? 0) > begunAt;
    if (isKept) {
      this.#removed.delete(pathname);
      // the file of the build is no longer the page
      if (isBuilt && !this.#changedAt.has(pathname)) this.#changedAt.set(pathname, this.#built.begunAt + 1);
    } else if (!isOvertaken) this.#remove(pathname);
    if (isOvertaken) this.#stale.add(pathname);
    else this.#stale.delete(pathname);
    return true;
  }

  /** Forgets a file that turned out to be gone. @returns false for a file of the build */
  forget(pathname: string, { disk }: SiteFile): boolean {
    if (this.#built.page(pathname)?.disk === disk) return false;
    if (this.#kept?.get(pathname)?.file.disk === disk) this.#kept.remove(pathname);
    return true;
  }

  close(): void {
    this.#kept?.close();
  }

  #remove(pathname: string): void {
    this.#kept?.remove(pathname);
    if (this.#built.page(pathname)) this.#removed.add(pathname);
  }

  #overtake(pathname: string, at: number): void {
    this.#changedAt.set(pathname, at);
    if (!this.#removed.has(pathname) && !isData(pathname)) this.#stale.add(pathname);
  }

  #concerned(changes: readonly Change[]): Set<string> {
    const built = changes.flatMap(({ tag }) => this.#builtShowing(tag));
    return new Set([...built, ...(this.#kept?.showing(changes) ?? [])]);
  }

  /** A name may be a path itself. */
  #builtShowing(tag: string): readonly string[] {
    if (tag === MENU) return this.#everyBuiltPage();
    if (tag.startsWith('/')) return this.#isBuiltPage(tag) ? [tag] : [];
    const showing = Object.hasOwn(this.#built.shownIn, tag) ? (this.#built.shownIn[tag] ?? []) : [];
    return showing[0] === EVERYWHERE ? this.#everyBuiltPage() : showing;
  }

  #everyBuiltPage = (): string[] =>
    [...this.#built.addresses()].filter((pathname) => isData(pathname) || this.#isBuiltPage(pathname));

  #isBuiltPage = (pathname: string): boolean => isHtml(this.#built.page(pathname)?.type);

  #begunAt = (kept: KeptPage | undefined): number => kept?.begunAt ?? this.#built.begunAt;

  #visited(pathname: string, file: SiteFile, state: Shown['state']): Shown {
    if (isHtml(file.type)) this.#noteVisit(pathname);
    return { file, state };
  }

  #noteVisit(pathname: string): void {
    this.#visitCount += 1;
    this.#visits.delete(pathname);
    this.#visits.set(pathname, this.#visitCount);
    const [longestAgo] = this.#visits.keys();
    if (this.#visits.size > MOST_VISITS && longestAgo !== undefined) this.#visits.delete(longestAgo);
  }
}

/** Whether a page with dated content is out of date. */
const isOver = ({ goodUntil }: SiteFile, today: string): boolean => goodUntil !== undefined && goodUntil <= today;

/** A page for everybody that tells what it shows: what does not would never be overtaken, as a page of the build may be. */
const isFile = ({ status, headers }: RenderedPage, { tags }: Policy, isBuilt: boolean): boolean =>
  status === 200 && (isBuilt || tags.size > 1) && isHtml(headers['content-type']);

const isHtml = (type = ''): boolean => type.startsWith('text/html');
