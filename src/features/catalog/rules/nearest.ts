import { nearestWord } from '#values/nearest-word.ts';

/** The known word that was probably meant, whatever its case and hyphens; undefined when none is close. */
export const nearest = (found: string, known: readonly string[]): string | undefined =>
  known.find((word) => letters(word) === letters(found)) ?? nearestWord(found, known);

const letters = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
