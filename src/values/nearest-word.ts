/**
 * The word that is written most like what was typed: a third of its letters may be wrong, upper and lower case and
 * accents do not count. Undefined when nothing is close, or when it is the word itself.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  const target = folded(typed);
  let best: string | undefined;
  let least = Math.floor(target.length / 3) + 1;
  for (const word of words) {
    const candidate = folded(word);
    if (candidate === target) return undefined;
    if (Math.abs(candidate.length - target.length) >= least) continue;
    const wrong = editDistance(target, candidate, least);
    if (wrong < least) [best, least] = [word, wrong];
  }
  return best;
}

/** Single words of names that can be looked for: letters only, no short ones, each once. */
export function wordsOfNames(names: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const name of names) for (const word of name.split(/[^\p{L}-]+/u)) if (word.length >= SHORTEST) words.add(word);
  return words;
}

const SHORTEST = 4;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Letters to change, add, leave out or swap with their neighbor until one word is the other (Damerau–Levenshtein);
 * more than `most` is only told as `most + 1`. Pure.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
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
  return Math.min(at(row, b.length), most + 1);
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
