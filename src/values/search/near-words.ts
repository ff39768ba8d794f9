import { editDistance } from '#values/nearest-word.ts';

/** Words of the vocabulary that hold `word` inside: `tisch` → `gartentisch`. Shorter ones than three letters are in everything. */
export const wordsWith = (word: string, vocabulary: string[]): string[] =>
  word.length < 3
    ? []
    : vocabulary.filter((candidate) => candidate.length > word.length && candidate.indexOf(word) > 0);

/**
 * The words of the vocabulary that `word` may be a slip of, nearest first: one slip from four letters on, two from seven on.
 * Two slips need the same first letter: nobody mistypes both a beginning and a middle.
 */
export function nearWords(word: string, vocabulary: string[]): string[] {
  const maxDistance = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (maxDistance === 0) return [];
  const near = vocabulary.flatMap((candidate) => {
    if (Math.abs(candidate.length - word.length) > maxDistance || candidate.length < 4) return [];
    const distance = editDistance(word, candidate, maxDistance);
    return distance <= maxDistance && (distance < 2 || candidate[0] === word[0]) ? [{ word: candidate, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ word: candidate }) => candidate);
}
