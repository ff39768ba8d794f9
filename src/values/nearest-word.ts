import { editDistance } from '#values/edit-distance.ts';

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
