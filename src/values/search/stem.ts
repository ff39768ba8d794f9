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
