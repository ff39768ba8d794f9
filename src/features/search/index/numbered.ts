import { plainNumber } from '#values/search/article-number.ts';
import { slipsBetween } from '#values/slips.ts';
import type { Entry } from './entry.ts';
import type { Found } from './finder.ts';

/** As many near numbers as are offered. */
const MOST_NEAR = 3;

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so; else near ones. */
export function numbered(entries: readonly Entry[], term: string): Found {
  const wanted = plainNumber(term);
  const products = entries.filter(({ product }) => product);
  const exact = products.flatMap(withVariants).find((entry) => numberOf(entry) === wanted);
  if (exact) return { hits: [exact], near: [] };
  const begun = products.filter((entry) => numberOf(entry).startsWith(wanted));
  if (begun.length > 0) return { hits: begun, near: [] };
  // the first two digits are the family, which one knows
  const family = products.filter((entry) => numberOf(entry).slice(0, 2) === wanted.slice(0, 2));
  const near = family.filter((entry) => slipsBetween(numberOf(entry), wanted, 1) === 1);
  return { hits: [], near: near.slice(0, MOST_NEAR) };
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
