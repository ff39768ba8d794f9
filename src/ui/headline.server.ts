import de from 'hyphen/de/index.js';
import en from 'hyphen/en-us/index.js';
import fr from 'hyphen/fr/index.js';
import type { Locale } from '#i18n/locales.ts';
import { escaped } from '#values/text.ts';

/** A headline as HTML, and how wide its widest word is. */
export interface Headline {
  /** Escaped, with an empty element where a long word may be hyphenated: copied or searched text stays whole. */
  html: string;
  /** Width of the widest word in half ems of the headline's letters, rounded up to a step of `headline.css`. */
  widest: number;
}

export function headline(locale: Locale, text: string): Headline {
  const words = text.split(BREAKS);
  return {
    html: words.map((word) => divided(locale, word).map(escaped).join(MAY_DIVIDE)).join(''),
    widest: stepAbove(2 * Math.max(...words.map(widthOf))),
  };
}

/** Steps of `widest`: words of 4.5 em fit everywhere; those of 20 em and more are hyphenated everywhere. */
export const STEPS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 32, 36, 40];
const stepAbove = (halfEms: number): number => STEPS.find((step) => step >= halfEms) ?? 40;

/** Where a line may break anyway: after a space, and after a hyphen between letters. */
const BREAKS = /(?<=[ \n\t])|(?<=\p{L}[-–])(?=\p{L})/u;

const SOFT_HYPHEN = '\u00AD';
const MAY_DIVIDE = '<span class="shy"></span>';

/**
 * The parts of a word. A word with soft hyphens is divided at those only; others with twelve letters or more between
 * syllables, at least four letters from either end.
 */
function divided(locale: Locale, word: string): string[] {
  if (word.includes(SOFT_HYPHEN)) return word.split(SOFT_HYPHEN);
  const syllables = HYPHENATION[locale].hyphenateSync(word, { hyphenChar: SOFT_HYPHEN, minWordLength: LONG });
  return joined(syllables.split(SOFT_HYPHEN));
}

/** Joins single letters to the syllables around them, where patterns are unreliable. */
function joined(syllables: readonly string[]): string[] {
  const letters = syllables.join('').trimEnd().length;
  const lines: string[] = [];
  let begun = '';
  syllables.forEach((syllable, index) => {
    begun += syllable;
    const end = lines.join('').length + begun.length;
    const isInDoubt = syllable.length === 1 || syllables[index + 1]?.length === 1;
    const isNearEnd = end < LEAST || letters - end < LEAST;
    if ((isInDoubt || isNearEnd) && end < letters) return;
    lines.push(begun);
    begun = '';
  });
  return lines;
}

const LONG = 12;
const LEAST = 4;

const HYPHENATION: Record<Locale, typeof de> = { de, 'en-US': en, 'fr-FR': fr };

/** In ems of Besley 500 as headlines set it. */
export const widthOf = (word: string): number =>
  [...word.replace(/\s+$/, '')].reduce((width, letter) => width + (WIDTHS.get(letter) ?? UNKNOWN), 0);

/** Letters by their width with the distance to the next, in twentieths of an em. */
const LETTERS: Record<string, string> = {
  '0': `${SOFT_HYPHEN}\u2060`,
  '0.2': ":'",
  '0.25': '.,;‘’',
  '0.3': 'ijlîï!\u00A0\u202F',
  '0.35': 't',
  '0.4': 'fIÎÏ"',
  '0.45': '-“”()',
  '0.5': 'rsz13578×+/',
  '0.55': 'aceoväöàâçéèêëô2469?',
  '0.6': 'gkqxyJ0',
  '0.65': 'bdhnpuüùûñS«»',
  '0.7': 'FLP–',
  '0.75': 'BETZÉÈÊË',
  '0.8': 'CDOQRYÖÇÔ',
  '0.85': 'wæAGKNUVXÄÜÀÂÙÛ&',
  '0.9': 'mH',
  '0.95': 'œ',
  '1': '%',
  '1.05': 'M—',
  '1.15': 'W',
  '1.2': 'Œ',
};
const WIDTHS = new Map(
  Object.entries(LETTERS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);
const UNKNOWN = 0.8;
