import { numbersNear, plainNumber } from '#values/search/article-number.ts';
import type { Entry, Variant } from './entry.ts';
import type { SearchResults } from './finder.ts';

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so; else near ones. */
export function numbered(entries: readonly Entry[], term: string): SearchResults {
  const searchedNumber = plainNumber(term);
  const products = entries.filter(({ product }) => product);
  const exact = products.flatMap(withVariants).find((entry) => numberOf(entry) === searchedNumber);
  if (exact) return { hits: [exact], near: [] };
  const begun = products.filter((entry) => numberOf(entry).startsWith(searchedNumber));
  if (begun.length > 0) return { hits: begun, near: [] };
  return { hits: [], near: numbersNear(term, products, numberOf) };
}

const numberOf = ({ product }: Entry): string => plainNumber(product?.number ?? '');

const withVariants = (entry: Entry): Entry[] => [
  entry,
  ...(entry.product?.variants ?? []).map((variant) => variantEntry(entry, variant)),
];

/** A variant as an entry of its own. Its price is the product's until the store has told its own. */
export const variantEntry = (entry: Entry, { number, title, href, picture }: Variant): Entry => ({
  ...{ ...entry, title, href, note: number },
  ...(entry.product && { product: { ...entry.product, number, ...(picture && { picture }) } }),
});
