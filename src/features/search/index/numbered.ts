import { numbersNear, plainNumber } from '#values/search/article-number.ts';
import type { Entry } from './entry.ts';
import type { Found } from './finder.ts';

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so; else near ones. */
export function numbered(entries: readonly Entry[], term: string): Found {
  const wanted = plainNumber(term);
  const products = entries.filter(({ product }) => product);
  const exact = products.flatMap(withVariants).find((entry) => numberOf(entry) === wanted);
  if (exact) return { hits: [exact], near: [] };
  const begun = products.filter((entry) => numberOf(entry).startsWith(wanted));
  if (begun.length > 0) return { hits: begun, near: [] };
  return { hits: [], near: numbersNear(term, products, numberOf) };
}

const numberOf = ({ product }: Entry): string => plainNumber(product?.number ?? '');

/** Variants as entries of their own. Their price is the product's until the store has told theirs. */
const withVariants = (entry: Entry): Entry[] => [
  entry,
  ...(entry.product?.variants ?? []).map(({ number, title, href, picture }) => ({
    ...{ ...entry, title, href, note: number },
    ...(entry.product && { product: { ...entry.product, number, ...(picture && { picture }) } }),
  })),
];
