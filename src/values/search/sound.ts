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
  if (heard.length < LEAST_LETTERS) return [];
  const sounds = soundsOf(vocabulary);
  return vocabulary.filter((_, index) => sounds[index]?.startsWith(heard));
}

/** How the words of a vocabulary sound, in their order: told once for all who ask. */
function soundsOf(vocabulary: string[]): string[] {
  const sounds = soundCache.get(vocabulary) ?? vocabulary.map(soundOf);
  soundCache.set(vocabulary, sounds);
  return sounds;
}

const soundCache = new WeakMap<string[], string[]>();
