import { slipsBetween } from '#values/slips.ts';

/** Words of the vocabulary that hold `word` inside: `tisch` → `gartentisch`. Shorter ones than three letters are in everything. */
export const wordsWith = (word: string, vocabulary: string[]): string[] =>
  word.length < 3 ? [] : vocabulary.filter((known) => known.length > word.length && known.indexOf(word) > 0);

/**
 * The words of the vocabulary that `word` may be a slip of, nearest first: one slip from four letters on, two from seven on.
 * Two slips need the same first letter: nobody mistypes both a beginning and a middle.
 */
export function nearWords(word: string, vocabulary: string[]): string[] {
  const slips = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips === 0) return [];
  const near = vocabulary.flatMap((known) => {
    if (Math.abs(known.length - word.length) > slips || known.length < 4) return [];
    const distance = slipsBetween(word, known, slips);
    return distance <= slips && (distance < 2 || known[0] === word[0]) ? [{ known, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ known }) => known);
}
