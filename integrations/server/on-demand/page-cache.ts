import type { Change } from '#values/change.ts';

/** A page rendered once for all visitors. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** How long a page is good, and what it shows. */
export interface Policy {
  /** Until then it is given out as it is, in ms. */
  maxAgeMs: number;
  /** For so long after that it is given out once more while a new one is drawn, in ms. */
  staleMs: number;
  /** Ids and other names of what it shows, each with its version (ms since 1970) where the store tells one. */
  tags: ReadonlyMap<string, number | undefined>;
}

/** The tag of what every page shows: the menu. */
export const MENU = 'menu';

interface Entry extends Policy {
  rendered: RenderedPage;
  keptAt: number;
}

/** What has changed, and when. */
export class ChangeHistory {
  /** What was told of each tag: its newest version, and after how many changes that was. */
  readonly #lastChanges = new Map<string, { version: number; generation: number }>();
  #generation = 0;

  /** Counts the changes so far; a drawing says it when it is kept, so that a change meanwhile is not overwritten. */
  get generation(): number {
    return this.#generation;
  }

  /** Notes changes. @returns those that were not known yet */
  add(changes: readonly Change[]): Change[] {
    const newChanges = changes.filter(
      ({ tag, version }) => version === undefined || version > (this.#lastChanges.get(tag)?.version ?? 0),
    );
    if (newChanges.length === 0) return [];
    this.#generation += 1;
    for (const { tag, version } of newChanges) this.#note(tag, version);
    return newChanges;
  }

  /** Whether a page that shows these was drawn from data older than what is known: a replica of the store answered. */
  isOlder = (tags: Policy['tags']): boolean =>
    [...tags].some(([tag, version]) => version !== undefined && version < (this.#lastChanges.get(tag)?.version ?? 0));

  /** Whether one of these, or the menu, has changed since that generation. */
  hasChanged = (tags: Policy['tags'], generation: number): boolean =>
    [MENU, ...tags.keys()].some((tag) => (this.#lastChanges.get(tag)?.generation ?? 0) > generation);

  #note(tag: string, version: number | undefined): void {
    const lastVersion = this.#lastChanges.get(tag)?.version ?? 0;
    this.#lastChanges.delete(tag);
    this.#lastChanges.set(tag, { version: version ?? lastVersion, generation: this.#generation });
    const [oldest] = this.#lastChanges.keys();
    if (this.#lastChanges.size > MOST_TAGS && oldest !== undefined) this.#lastChanges.delete(oldest);
  }
}

/** Pages in memory. The time (ms, any origin) is an argument. */
export class LiveCache {
  readonly #entries = new Map<string, Entry>();
  readonly #history: ChangeHistory;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(history: ChangeHistory, mostBytes = 32 * 1024 * 1024) {
    this.#history = history;
    this.#mostBytes = mostBytes;
  }

  get(key: string, now: number): { rendered: RenderedPage; isFresh: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = now - entry.keptAt;
    if (age > entry.maxAgeMs + entry.staleMs) return this.#forget(key);
    this.#entries.delete(key); // and to the end: the longest unasked leave first
    this.#entries.set(key, entry);
    return { rendered: entry.rendered, isFresh: age <= entry.maxAgeMs };
  }

  /** Keeps a page whose drawing began at `generation`, unless something newer is known of what it shows. */
  keep(
    key: string,
    rendered: RenderedPage,
    policy: Policy,
    { generation, now }: { generation: number; now: number },
  ): boolean {
    if (this.#history.isOlder(policy.tags) || this.#history.hasChanged(policy.tags, generation)) return false;
    this.#forget(key);
    this.#entries.set(key, { ...policy, rendered, keptAt: now });
    this.#bytes += weight(key, rendered);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
    return true;
  }

  /** Postpones the end of a page that could not be drawn anew. */
  extendStale(key: string, now: number, ms: number): void {
    const entry = this.#entries.get(key);
    if (entry) entry.keptAt = Math.max(entry.keptAt, now - entry.maxAgeMs + ms);
  }

  /**
   * What shows one of these is given out for a moment more, while a new page is drawn for the first who asks; what was no
   * page goes at once, and so does every page that nobody knew. @returns how many pages are concerned
   */
  change(newChanges: readonly Change[], now: number): number {
    if (newChanges.length === 0) return 0;
    const tags = new Set(newChanges.map(({ tag }) => tag));
    const concerned = [...this.#entries].filter(
      ([, entry]) => entry.rendered.status === 404 || showsAny(entry.tags, tags),
    );
    for (const [key, entry] of concerned) {
      const staleMs = Math.min(CHANGED_MS, entry.keptAt + entry.maxAgeMs + entry.staleMs - now);
      if (entry.rendered.status !== 200 || staleMs <= 0 || entry.staleMs === 0) this.#forget(key);
      else this.#entries.set(key, { ...entry, maxAgeMs: -1, staleMs: staleMs + 1, keptAt: now });
    }
    return concerned.length;
  }

  #forget(key: string): undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= weight(key, entry.rendered);
    this.#entries.delete(key);
  }
}

/** A page that shows what has changed is given out for so long after that, ms. */
const CHANGED_MS = 5000;

/** Changed things to remember; the oldest are long drawn anew. */
const MOST_TAGS = 20_000;

/** Bytes in memory: the body, the address, which anybody may make long, and something for the rest. */
const weight = (key: string, { body }: RenderedPage): number => body.length + 2 * key.length + 1000;

const showsAny = (tags: Policy['tags'], changed: ReadonlySet<string>): boolean =>
  changed.has(MENU) || [...tags.keys()].some((tag) => changed.has(tag));
