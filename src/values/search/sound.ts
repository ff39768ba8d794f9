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
export const soundOf = (word: string): string =>
  SOUNDS.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word);

/** Fewer letters sound like the beginning of everything. */
const LEAST_LETTERS = 4;

/** The words of the vocabulary that begin as `word` sounds: `raklet` → `raclette`. */
export function soundsLike(word: string, vocabulary: string[]): string[] {
  const heard = soundOf(word);
  return heard.length < LEAST_LETTERS ? [] : vocabulary.filter((known) => soundOf(known).startsWith(heard));
}
