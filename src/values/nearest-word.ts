/**
 * The word that is written most like what was typed: a third of its letters may be wrong, upper and lower case and
 * accents do not count. Undefined when nothing is close, or when it is the word itself.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  const wanted = folded(typed);
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const word of words) {
    const candidate = folded(word);
    if (candidate === wanted) return undefined;
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const wrong = distance(wanted, candidate);
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

/** Letters to change, add or leave out, two swapped neighbours counting once (Damerau–Levenshtein). */
function distance(a: string, b: string): number {
  const width = b.length + 1;
  const table = new Int32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let j = 0; j < width; j++) table[j] = j;
  for (let i = 1; i <= a.length; i++) {
    table[i * width] = i;
    for (let j = 1; j < width; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      table[i * width + j] = least;
    }
  }
  return at(a.length, b.length);
}
