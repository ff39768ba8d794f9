import type { Change } from './page-cache.ts';

/** The files of a build that something has overtaken: their addresses are drawn on demand until the next build. */
export class OutdatedFiles {
  readonly #shownIn: Readonly<Record<string, readonly string[]>>;
  readonly #known: ReadonlySet<string>;
  readonly #outdated = new Set<string>();

  /** `shownIn`: addresses by the name of what their files show. */
  constructor(shownIn: Readonly<Record<string, readonly string[]>>) {
    this.#shownIn = shownIn;
    this.#known = new Set(Object.values(shownIn).flat());
  }

  has = (address: string): boolean => this.#outdated.has(address);

  /** A name may be a path itself. Answers how many files are outdated since now. */
  change(changes: readonly Change[]): number {
    const before = this.#outdated.size;
    for (const { tag } of changes) for (const address of this.#addressesOf(tag)) this.#outdated.add(address);
    return this.#outdated.size - before;
  }

  #addressesOf(tag: string): readonly string[] {
    if (tag.startsWith('/')) return this.#known.has(tag) ? [tag] : [];
    return Object.hasOwn(this.#shownIn, tag) ? (this.#shownIn[tag] ?? []) : [];
  }
}
