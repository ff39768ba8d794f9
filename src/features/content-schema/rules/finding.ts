import { nearestWord } from '#values/nearest-word.ts';

/** One mistake in content/: where it stands, what stands there, what should. */
export interface Finding {
  file: string;
  /** Path inside the file: `variants[1].price`. */
  field: string;
  actual: string;
  expected: string;
  /** The line as it should stand, where that can be said. */
  repair?: string;
}

export const finding = (file: string, field: string, actual: unknown, expected: string, repair?: string): Finding => ({
  file,
  field,
  actual: String(actual),
  expected,
  ...(repair && { repair }),
});

/** The finding as an editor reads it. */
export const sentence = (mistake: Finding): string =>
  `${mistake.file}: ${messageOf(mistake)}${mistake.repair ? `\n    ${mistake.repair}` : ''}`;

/** The same without file and repair. */
export const messageOf = ({ field, actual, expected }: Finding): string =>
  `${field} is ${actual}, expected ${expected}.`;

/** Values that occur more than once, each with every place but the first. */
export function repeated<T>(places: readonly T[], keyOf: (place: T) => string | undefined): { first: T; again: T }[] {
  const seen = new Map<string, T>();
  return places.flatMap((place) => {
    const key = keyOf(place);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (first) return [{ first, again: place }];
    seen.set(key, place);
    return [];
  });
}

/** The known word that was probably meant, whatever its case and hyphens; undefined when none is close. */
export const nearest = (input: string, candidates: readonly string[]): string | undefined =>
  candidates.find((word) => normalize(word) === normalize(input)) ?? nearestWord(input, candidates);

const normalize = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
