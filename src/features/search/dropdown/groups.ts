import type { DROPDOWN_WORDS, Entry, Kind } from '../index/entry.ts';

/** How many of each kind the dropdown shows, in its order, and the word above them. */
const GROUPS: { kind: Kind; most: number; title: (typeof DROPDOWN_WORDS)[number] }[] = [
  { kind: 'product', most: 5, title: 'groupProducts' },
  { kind: 'recipe', most: 3, title: 'groupRecipes' },
  { kind: 'area', most: 4, title: 'groupAreas' },
  { kind: 'post', most: 3, title: 'groupJournal' },
];

export interface Group {
  kind: Kind;
  title: (typeof DROPDOWN_WORDS)[number];
  entries: Entry[];
}

/** The hits as they are shown: by kind, the best of each; kinds without a hit are left out. */
export const groupsOf = (hits: readonly Entry[]): Group[] =>
  GROUPS.map(({ kind, most, title }) => ({
    ...{ kind, title },
    entries: hits.filter((hit) => hit.kind === kind).slice(0, most),
  })).filter(({ entries }) => entries.length > 0);
