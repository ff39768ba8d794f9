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

/** Something has changed: an id, a path, any tag. Without a version it is news in any case. */
export interface Change {
  tag: string;
  version?: number | undefined;
}

interface Entry extends Policy {
  rendered: RenderedPage;
  keptAt: number;
}

/** Pages in memory, and the versions of what they show. The time (ms, any origin) is an argument. */
export class LiveCache {
  readonly #entries = new Map<string, Entry>();
  /** What was told of each tag: its newest version, and after how many changes that was. */
  readonly #lastChanges = new Map<string, { version: number; generation: number }>();
  readonly #mostBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(mostBytes = 32 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /** Counts the changes so far; a drawing says it when it is kept, so that a change meanwhile is not overwritten. */
  get generation(): number {
    return this.#generation;
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
    const isOutrun = [...policy.tags].some(([tag, version]) => this.#isOutrun(tag, version, generation));
    if (isOutrun) return false;
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

  /** Drops what shows one of these, and every page that nobody knew. Answers with how many pages went. */
  change(changes: readonly Change[]): number {
    const newChanges = changes.filter(
      ({ tag, version }) => version === undefined || version > (this.#lastChanges.get(tag)?.version ?? 0),
    );
    if (newChanges.length === 0) return 0;
    this.#generation += 1;
    for (const { tag, version } of newChanges) this.#note(tag, version);
    const tags = new Set(newChanges.map(({ tag }) => tag));
    const gone = [...this.#entries].filter(([, entry]) => entry.rendered.status === 404 || showsAny(entry, tags));
    for (const [key] of gone) this.#forget(key);
    return gone.length;
  }

  #isOutrun(tag: string, version: number | undefined, generation: number): boolean {
    const lastChange = this.#lastChanges.get(tag);
    return (
      lastChange !== undefined &&
      (lastChange.generation > generation || (version !== undefined && version < lastChange.version))
    );
  }

  #note(tag: string, version: number | undefined): void {
    const lastVersion = this.#lastChanges.get(tag)?.version ?? 0;
    this.#lastChanges.delete(tag);
    this.#lastChanges.set(tag, { version: version ?? lastVersion, generation: this.#generation });
    const [oldest] = this.#lastChanges.keys();
    if (this.#lastChanges.size > MOST_TAGS && oldest !== undefined) this.#lastChanges.delete(oldest);
  }

  #forget(key: string): undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= weight(key, entry.rendered);
    this.#entries.delete(key);
  }
}

/** Changed things to remember; the oldest are long drawn anew. */
const MOST_TAGS = 20_000;

/** Bytes in memory: the body, the address, which anybody may make long, and something for the rest. */
const weight = (key: string, { body }: RenderedPage): number => body.length + 2 * key.length + 1000;

const showsAny = ({ tags }: Entry, changed: ReadonlySet<string>) => [...tags.keys()].some((tag) => changed.has(tag));

/** The files of a build that something has overtaken: their addresses are drawn on demand until the next build. */
export class OutdatedFiles {
  readonly #shownIn: Readonly<Record<string, readonly string[]>>;
  readonly #addresses: ReadonlySet<string>;
  readonly #outdated = new Set<string>();

  /** `shownIn`: addresses by the name of what their files show. */
  constructor(shownIn: Readonly<Record<string, readonly string[]>>) {
    this.#shownIn = shownIn;
    this.#addresses = new Set(Object.values(shownIn).flat());
  }

  has = (address: string): boolean => this.#outdated.has(address);

  /** A name may be a path itself. Answers how many files are outdated since now. */
  change(changes: readonly Change[]): number {
    const before = this.#outdated.size;
    for (const { tag } of changes) for (const address of this.#addressesOf(tag)) this.#outdated.add(address);
    return this.#outdated.size - before;
  }

  #addressesOf(tag: string): readonly string[] {
    if (tag.startsWith('/')) return this.#addresses.has(tag) ? [tag] : [];
    return Object.hasOwn(this.#shownIn, tag) ? (this.#shownIn[tag] ?? []) : [];
  }
}
