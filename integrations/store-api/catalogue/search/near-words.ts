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

/** Letters to change, add, drop or swap with their neighbour; more than `most` is only told as `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(before, j - 2) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
