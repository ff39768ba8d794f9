import type { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DrawingName } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { Synonym } from '#values/search/analyzer.ts';
import { foldedWords } from '#values/search/analyzer.ts';

/** What the dropdown searches in, in one language: a file that a build writes and the browser asks for on intent. */
export interface SearchIndex {
  locale: Locale;
  /** `DROPDOWN_WORDS` and `PRICE_NOTE`: they come with the index, so that no page carries them. */
  words: DropdownWords;
  /** Products are not among the entries, because they are too many: the Store API suggests them. */
  asksStore: boolean;
  synonyms: Synonym[];
  /** Products by their numbers first. */
  entries: Entry[];
}

/** Something that can be found. The words are folded, each stands once. */
export interface Entry {
  kind: Kind;
  title: string;
  href: string;
  /** Small, under the title: the number of an article, how many a category holds. */
  note?: string;
  /** Other names of it. */
  keywords: string;
  /** What one chooses and what it is made of. */
  options: string;
  /** What is said of it. */
  description: string;
  product?: ProductPart;
}

export type Kind = 'product' | 'recipe' | 'area' | 'post';

/** What only a product has. */
export interface ProductPart {
  number: string;
  /** Devices come before accessories, those before spare parts: what the score is multiplied by. */
  weight: number;
  price?: Pick<PriceProps, 'now' | 'was' | 'wasLabel' | 'isLeast'>;
  /** Path of a square picture, 200 px. */
  picture?: string;
  drawing: DrawingName;
  /** Found by their numbers and colours only. */
  variants: Variant[];
}

export interface Variant {
  number: string;
  title: string;
  href: string;
  picture?: string;
  /** Name of its colour. */
  colour?: string;
}

export const DROPDOWN_WORDS = [
  'suggestionsLabel',
  'minLength',
  'suggestions',
  'groupProducts',
  'groupRecipes',
  'groupAreas',
  'groupJournal',
  'showAll',
  'noResults',
  'noResultsHint',
  'didYouMean',
  'unknownNumber',
  'unknownNumberNone',
] as const;
export type DropdownWords = Slice<(typeof DROPDOWN_WORDS)[number] | (typeof PRICE_NOTE)[number]>;

/** The words of some texts, folded, each once, without those that are known already. */
export function freshWords(texts: readonly string[], existing: readonly string[] = []): string {
  const old = new Set(existing.flatMap(foldedWords));
  return [...new Set(texts.flatMap(foldedWords))].filter((word) => !old.has(word)).join(' ');
}
