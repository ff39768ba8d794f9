import { fold, foldedWords } from '#values/search/fold.ts';

/** A title in pieces: those that the term begins are marked. `raclette` marks the beginning of `Raclette-Ofen`. */
export function marked(title: string, term: string): { text: string; isHit: boolean }[] {
  const termWords = foldedWords(term);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .flatMap((word) => {
      const begun = termWords.find((each) => fold(word).startsWith(each));
      const end = begun === undefined ? 0 : lengthOf(begun, word);
      return [
        { text: word.slice(0, end), isHit: true },
        { text: word.slice(end), isHit: false },
      ];
    })
    .filter(({ text }) => text);
}

/** How many letters of the word the folded beginning takes: folding may shorten (`ae` → `a`). */
function lengthOf(begun: string, word: string): number {
  for (let end = 1; end <= word.length; end += 1) if (fold(word.slice(0, end)).length >= begun.length) return end;
  return word.length;
}
