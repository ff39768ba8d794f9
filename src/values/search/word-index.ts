/** What a word counts in a field, and how near the field is to what the thing is: the less, the nearer. */
export interface Field {
  boost: number;
  tier: number;
}

/** How well something meets a query, which words of that, and the nearest tier of each of its own words that do. */
interface Hit {
  score: number;
  queryTerms: string[];
  tiers: Record<string, number>;
}

/** What meets a query, by its id. */
export type Hits = Map<number, Hit>;

/** Okapi BM25+: how soon a repeated word counts no more, how much the length of a field counts, what each word counts at least. */
const [REPEATED, LENGTH, LEAST] = [1.2, 0.7, 0.5];

/** A word that only begins as it was asked counts so much, and less the longer it goes on. */
const BEGUN = 0.375;
const GOES_ON = 0.3;

/**
 * The words of things, by fields, for whoever has whole numbers as ids. They are kept as plain lists of numbers: the texts of
 * ten thousand articles take a few megabytes.
 */
export class WordIndex {
  readonly #fields: readonly Field[];
  /** By word: places (id × fields + field) in rising order, a place twice where the word stands there twice. */
  readonly #places = new Map<string, number[]>();
  /** Different words of each place; undefined where a thing has no such field. */
  readonly #lengths: (number | undefined)[] = [];
  /** Of all places of a field together. */
  readonly #totals: number[];
  readonly #gone = new Set<number>();
  #count = 0;
  /** All words by the alphabet, made when somebody asks for those that begin so. */
  #sorted: string[] | undefined;

  constructor(fields: readonly Field[]) {
    this.#fields = fields;
    this.#totals = fields.map(() => 0);
  }

  /** Adds a thing: a text for each field, in which words have one space between. No id is used twice. */
  add(id: number, texts: readonly (string | undefined)[]): void {
    this.#count += 1;
    for (const [field, text] of texts.entries()) {
      if (text === undefined) continue;
      const words = text.split(' ');
      this.#setLength(id, field, new Set(words).size);
      for (const word of words) if (word) this.#placesOf(word).push(id * this.#fields.length + field);
    }
  }

  /** Takes things out. */
  discard(ids: readonly number[]): void {
    for (const id of ids) {
      this.#gone.add(id);
      this.#count -= 1;
      for (const field of this.#fields.keys()) this.#setLength(id, field, undefined);
    }
    if (this.#gone.size > this.#count / 4) this.#sweep();
  }

  /** What has a word, or one that begins so. */
  find(word: string, { boost, isBegin }: { boost: number; isBegin: boolean }): Hits {
    const hits: Hits = new Map();
    this.#score(hits, word, word, boost);
    if (isBegin)
      for (const each of this.#beginningWith(word)) {
        const more = each.length - word.length;
        this.#score(hits, word, each, (boost * BEGUN * each.length) / (each.length + GOES_ON * more));
      }
    return hits;
  }

  #score(hits: Hits, queryTerm: string, word: string, weight: number): void {
    const live = this.#places.get(word)?.filter((place) => this.#lengths[place] !== undefined) ?? [];
    const isFirst = (at: number) => live[at] !== live[at - 1];
    const counts = this.#fields.map(() => 0);
    for (const [at, place] of live.entries()) if (isFirst(at)) this.#raise(counts, place, 1);
    for (let at = 0; at < live.length; ) {
      const place = live[at] ?? 0;
      let times = 1;
      while (live[at + times] === place) times += 1;
      at += times;
      const field = place % this.#fields.length;
      const { boost = 1, tier = 0 } = this.#fields[field] ?? {};
      const matching = counts[field] ?? 0;
      const rarity = Math.log(1 + (this.#count - matching + 0.5) / (matching + 0.5));
      const length = ((this.#lengths[place] ?? 0) * this.#count) / (this.#totals[field] ?? 1);
      const score = (times * (REPEATED + 1)) / (times + REPEATED * (1 - LENGTH + LENGTH * length));
      this.#hit(hits, (place - field) / this.#fields.length, {
        score: weight * boost * rarity * (LEAST + score),
        queryTerms: [queryTerm],
        tiers: { [word]: tier },
      });
    }
  }

  #hit(hits: Hits, id: number, { score, queryTerms, tiers }: Hit): void {
    const hit = hits.get(id);
    if (!hit) return void hits.set(id, { score, queryTerms, tiers });
    hit.score += score;
    for (const [word, tier] of Object.entries(tiers)) hit.tiers[word] = Math.min(hit.tiers[word] ?? tier, tier);
  }

  #raise(byField: number[], place: number, by: number): void {
    const field = place % this.#fields.length;
    byField[field] = (byField[field] ?? 0) + by;
  }

  #setLength(id: number, field: number, length: number | undefined): void {
    const place = id * this.#fields.length + field;
    this.#raise(this.#totals, place, (length ?? 0) - (this.#lengths[place] ?? 0));
    this.#lengths[place] = length;
  }

  #placesOf(word: string): number[] {
    const places = this.#places.get(word) ?? [];
    if (places.length === 0) {
      this.#sorted = undefined;
      this.#places.set(word, places);
    }
    return places;
  }

  /** Longer words that begin so. */
  #beginningWith(begin: string): string[] {
    this.#sorted ??= [...this.#places.keys()].sort();
    const all = this.#sorted;
    let [from, to] = [0, all.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((all[middle] ?? '') <= begin) from = middle + 1;
      else to = middle;
    }
    while (all[to]?.startsWith(begin)) to += 1;
    return all.slice(from, to);
  }

  /** Forgets the places of what has gone. */
  #sweep(): void {
    for (const [word, places] of this.#places) {
      const live = places.filter((place) => this.#lengths[place] !== undefined);
      if (live.length > 0) this.#places.set(word, live);
      else this.#places.delete(word);
    }
    this.#gone.clear();
    this.#sorted = undefined;
  }
}

/** What meets both. */
export function both(a: Hits, b: Hits): Hits {
  const hits: Hits = new Map();
  for (const [id, hit] of b) {
    const other = a.get(id);
    if (other) hits.set(id, together(other, hit));
  }
  return hits;
}

/** What meets one of two or both. */
export function either(a: Hits, b: Hits): Hits {
  const hits: Hits = new Map(a);
  for (const [id, hit] of b) {
    const other = a.get(id);
    hits.set(id, other ? together(other, hit) : hit);
  }
  return hits;
}

const together = (a: Hit, b: Hit): Hit => ({
  score: a.score + b.score,
  queryTerms: [...new Set([...a.queryTerms, ...b.queryTerms])],
  tiers: { ...a.tiers, ...b.tiers },
});
