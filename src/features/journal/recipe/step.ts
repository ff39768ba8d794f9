import { inLanguage, type Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { spanWords } from '../times.ts';
import type { Step } from './step.schema.ts';

/** How it is done and how long it takes: `Im Pfännchen, auf Stufe 2. (4–5 min)`. */
export function howWords(locale: Locale, { text, time }: Step): string {
  return [inLanguage(locale, text), time && `(${spanWords(locale, time)})`].filter(Boolean).join(' ');
}

/** The whole step, where no letter is bold: `Käse schmelzen: Im Pfännchen, auf Stufe 2. (4–5 min)`. */
export function stepWords(locale: Locale, step: Step): string {
  const label = wordsOf(locale, 'common')('labelled', { label: inLanguage(locale, step.title) });
  return `${label} ${howWords(locale, step)}`;
}
