/** One language as search speaks it; every word folded. */
export interface Analyzer {
  locale: string;
  /** Words of what is searched: what a cut or misspelled one may stand for. */
  words: string[];
  /** Stemmed phrase → phrases that mean the same, as lists of words. */
  synonyms: Map<string, string[][]>;
}

/** An entry of content/shop/synonyms.yaml: `same` holds in both directions; `from` leads to the term only. */
export interface Synonym {
  term: string;
  same: readonly string[];
  from: readonly string[];
}

/** How a phrase is looked up: stems of its words, one space between. */
export const phraseKey = (words: readonly string[], locale: string): string =>
  words.map((word) => stem(word, locale)).join(' ');

export function synonymMap(entries: readonly Synonym[], locale: string): Map<string, string[][]> {
  const map = new Map<string, string[][]>();
  const add = (from: string[], to: string[]) => {
    const key = phraseKey(from, locale);
    if (key !== phraseKey(to, locale)) map.set(key, [...(map.get(key) ?? []), to]);
  };
  // as a query is read: without its small words
  const wordsOf = (phrase: string) => significantWords(foldedWords(phrase), locale);
  for (const { term, same, from } of entries) {
    const equals = [term, ...same].map(wordsOf);
    for (const one of equals) for (const other of equals) add(one, other);
    for (const word of from) add(wordsOf(word), wordsOf(term));
  }
  return map;
}

/** Words of a text that a misspelled or cut word may stand for: no short ones, no numbers. */
export const vocabulary = (text: string): string[] =>
  text.split(' ').filter((word) => word.length >= 3 && !/^\d+$/.test(word));

/** A name up to the word that begins what the thing is for or has: für, with, pour … */
export const headOf = (name: string): string => name.split(/ (?:für|zum|zur|mit|for|with|pour|avec) /, 1)[0] ?? name;

/**
 * A text as search compares it: small letters a–z and digits, one space between words.
 * `Dörr-Gerät`, `doerr geraet` and `DORR GERAT` fold to the same, and so do `ss` and the German sharp s.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** A name as it sorts: folded, and with numbers filled up, so that 2 comes before 10. */
export const sortable = (name: string): string => fold(name).replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** Letters that sound the same, in this order; what is left out is not heard. */
const SOUNDS: [letters: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/ck|qu|q/g, 'k'],
  [/tz|ts/g, 'z'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/v/g, 'f'],
  [/y/g, 'i'],
  [/th|dt/g, 't'],
  [/([aeiou])h/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it sounds, roughly, in German, English and French: `raclette` and `raklete` are the same. */
const soundOf = (word: string): string =>
  SOUNDS.reduce((spelled, [letters, sound]) => spelled.replace(letters, sound), word);

/** Fewer letters sound like the beginning of everything. */
const LEAST_LETTERS = 4;

/** The words of the vocabulary that begin as `word` sounds: `raklet` → `raclette`. */
export function soundsLike(word: string, vocabulary: string[]): string[] {
  const sound = soundOf(word);
  if (sound.length < LEAST_LETTERS) return [];
  const sounds = soundsOf(vocabulary);
  return vocabulary.filter((_, index) => sounds[index]?.startsWith(sound));
}

/** How the words of a vocabulary sound, in their order: told once for all who ask. */
function soundsOf(vocabulary: string[]): string[] {
  const sounds = soundCache.get(vocabulary) ?? vocabulary.map(soundOf);
  soundCache.set(vocabulary, sounds);
  return sounds;
}

const soundCache = new WeakMap<string[], string[]>();

/** Endings of plurals and cases, longest first, and how much of the word has to be left. */
const ENDINGS: Record<string, [ending: string, left: number][]> = {
  de: [
    ['en', 4],
    ['er', 4],
    ['es', 4],
    ['n', 4],
    ['e', 4],
    ['s', 4],
  ],
  'en-US': [
    ['es', 4],
    ['s', 3],
  ],
  'fr-FR': [
    ['es', 4],
    ['s', 3],
    ['x', 4],
    ['e', 4],
  ],
};

/** A folded word without its ending: `gabeln` and `gabel` have the same stem. Words are found by their beginning, so less is enough; a language without rules keeps its words as they are. */
export function stem(word: string, locale: string): string {
  const rule = ENDINGS[locale]?.find(([ending, left]) => word.endsWith(ending) && word.length - ending.length >= left);
  return rule ? word.slice(0, -rule[0].length) : word;
}

/** Words that say nothing about a thing, folded; units too, because `10 Liter` stands as `10 l` in a name. */
const EMPTY: Record<string, Set<string>> = {
  de: new Set(
    'der die das den dem des ein eine einen fur mit und oder in im am an auf zu zum zur von l liter'.split(' '),
  ),
  'en-US': new Set('the a an for with and or in of to on l liter liters litre litres'.split(' ')),
  'fr-FR': new Set('le la les l un une des de du d a au aux pour avec et ou en sur litre litres'.split(' ')),
};

/** The words of a query that count; all of them when none does. */
export function significantWords(words: string[], locale: string): string[] {
  const significant = words.filter((word) => !EMPTY[locale]?.has(word));
  return significant.length > 0 ? significant : words;
}
