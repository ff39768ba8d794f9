import type { Locale } from '#i18n/locales.ts';
import { de } from './de.ts';
import { en } from './en-us.ts';
import { fr } from './fr-fr.ts';

/** Words of the builder itself; those of its fields come with their description. `{name}` is filled in. */
export type BuilderWords = { [Key in keyof typeof en]: string };

const WORDS: Record<Locale, BuilderWords> = { de, 'en-US': en, 'fr-FR': fr };

export const builderWords = (locale: Locale): BuilderWords => WORDS[locale];

export const filled = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (all, name: string) => `${values[name] ?? all}`);
