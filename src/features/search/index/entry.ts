import type { PRICE_NOTE } from '#features/product/PriceNote.tsx';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DrawingName } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { Synonym } from '#values/search/analyzer.ts';
import type { Searchable } from '#values/search/search.ts';

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

/** Something that can be found. */
export interface Entry extends Searchable<Variant> {
  kind: Kind;
  href: string;
  /** Small, under the title: the number of an article, how many a category holds. */
  note?: string;
  product?: ProductPart;
}

export type Kind = 'product' | 'recipe' | 'area' | 'post';

/** What only a product has. */
export type ProductPart = NonNullable<Searchable<Variant>['product']> & {
  price?: Pick<PriceProps, 'now' | 'was' | 'wasLabel' | 'isLeast'>;
  /** Path of a square picture, 200 px. */
  picture?: string;
  drawing: DrawingName;
};

export interface Variant {
  number: string;
  title: string;
  href: string;
  picture?: string;
  /** Name of its color. */
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
type DropdownWords = Slice<(typeof DROPDOWN_WORDS)[number] | (typeof PRICE_NOTE)[number]>;
