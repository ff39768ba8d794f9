import { fold, foldedWords } from '#values/search/analyzer.ts';
import type { DROPDOWN_WORDS, Entry, Kind } from '../index/entry.ts';
import type { SearchResults } from '../index/finder.ts';

/** A title in pieces: those that the term begins are marked. `raclette` marks the beginning of `Raclette-Ofen`. */
export function marked(title: string, term: string): { text: string; isHit: boolean }[] {
  const termWords = foldedWords(term);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .flatMap((word) => {
      const begun = termWords.find((each) => fold(word).startsWith(each));
      const end = begun === undefined ? 0 : lengthOf(begun, word);
      return [
        { text: word.slice(0, end), isHit: true },
        { text: word.slice(end), isHit: false },
      ];
    })
    .filter(({ text }) => text);
}

/** How many letters of the word the folded beginning takes: folding may shorten (`ae` → `a`). */
function lengthOf(begun: string, word: string): number {
  for (let end = 1; end <= word.length; end += 1) if (fold(word.slice(0, end)).length >= begun.length) return end;
  return word.length;
}

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

/** The hits, or the near numbers, as they are shown: by kind, the best of each; kinds without one are left out. */
export const groupsOf = ({ hits, near }: SearchResults): Group[] =>
  GROUPS.map(({ kind, most, title }) => ({
    ...{ kind, title },
    entries: (hits.length > 0 ? hits : near).filter((hit) => hit.kind === kind).slice(0, most),
  })).filter(({ entries }) => entries.length > 0);
