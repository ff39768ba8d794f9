import { foldedWords } from './fold.ts';
import { phrasesOf, type Query } from './query.ts';
import { stem } from './stem.ts';

/**
 * Which of some colours a query names, by its place among their names: `grüner Ofen` the one that is called
 * «Tannengrün». Undefined when it names none of them, or several.
 */
export function namedColour(query: Query, names: readonly string[], locale: string): number | undefined {
  const phrases = query.flatMap(phrasesOf);
  const named = names.flatMap((name, place) => {
    const words = foldedWords(name);
    const isMeant = (word: string) => word.length > 2 && words.some((each) => each.includes(stem(word, locale)));
    return phrases.some((phrase) => phrase.every(isMeant)) ? [place] : [];
  });
  return named.length === 1 ? named[0] : undefined;
}

/** Hits with those first that come in the colour that was asked for, each as its variant in that colour. */
export function colouredFirst<Hit>(hits: readonly Hit[], inColour: (hit: Hit) => Hit | undefined): Hit[] {
  const pairs = hits.map((hit) => ({ hit, coloured: inColour(hit) }));
  return [
    ...pairs.flatMap(({ coloured }) => (coloured === undefined ? [] : [coloured])),
    ...pairs.flatMap(({ hit, coloured }) => (coloured === undefined ? [hit] : [])),
  ];
}
