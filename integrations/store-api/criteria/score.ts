import type { Criteria } from './criteria.ts';
import { matches, textOf } from './match.ts';

/** How well an element of a short list answers what is searched for; null when it does not (`term`, `query`). */
export function scorer({ term, queries }: Pick<Criteria, 'term' | 'queries'>): (element: object) => number | null {
  const words = textOf(term).split(/\s+/).filter(Boolean);
  return (element) => {
    const text = words.length > 0 ? textOf(JSON.stringify(wordsOf(element))) : '';
    const matchedWords = words.filter((word) => text.includes(word)).length;
    const met = queries.filter(({ filter }) => matches(element, filter));
    if ((words.length > 0 && matchedWords === 0) || (queries.length > 0 && met.length === 0)) return null;
    return met.reduce((sum, { score }) => sum + score, matchedWords);
  };
}

/** What can be read of an entity: its own texts and those of its language. */
function wordsOf(element: object): unknown[] {
  const { translated } = element as { translated?: object };
  return [...Object.values(element), ...Object.values(translated ?? {})].filter((value) => typeof value === 'string');
}
