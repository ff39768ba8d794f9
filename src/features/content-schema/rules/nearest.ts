import { nearestWord } from '#values/nearest-word.ts';

/** The known word that was probably meant, whatever its case and hyphens; undefined when none is close. */
export const nearest = (input: string, candidates: readonly string[]): string | undefined =>
  candidates.find((word) => normalize(word) === normalize(input)) ?? nearestWord(input, candidates);

const normalize = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
