import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { variantWords } from '#features/catalog/product-page/buy/choices.ts';
import { readQuantity } from '#features/professional/rows/quantity.ts';
import { MOST_ROWS, readRows, type WrittenRow } from '#features/professional/rows/read-rows.ts';
import { formatList } from '#i18n/format.ts';
import { wordsOf } from '#i18n/words.ts';
import { type Asking, askAll } from '#store-api/ask.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { plainNumber, spellings } from '#values/search/article-number.ts';
import type { ReorderItem } from './reorder-list.ts';

/** Characters that are read of a quick order: far beyond what MOST_ROWS rows need, so that a longer one is never cut in a row. */
export const MOST_TYPED = 100_000;

/** The articles of a quick order, or what of it is not understood: then nothing of it is taken. */
export async function quickItems(
  asking: Asking,
  typed: string,
): Promise<{ items: ReorderItem[] } | { problems: string[] }> {
  const t = wordsOf(asking.locale, 'professional');
  const { rows, left } = readRows(typed);
  if (left > 0 || typed.length >= MOST_TYPED) return { problems: [t('quickOrderTooMany', { count: MOST_ROWS })] };
  const products = await productsOf(asking, rows.filter(isUnderstood));
  const versions = await versionsOf(asking, products);
  const asked = rows.map((row) => ({
    row,
    product: products.find(({ productNumber }) => plainNumber(productNumber ?? '') === plainNumber(row.number)),
  }));
  const problems = asked.flatMap(({ row, product }) => problemOf(asking, row, product, versions));
  if (rows.length === 0) return { problems: [t('quickOrderEmpty')] };
  if (problems.length > 0) return { problems };
  return {
    items: asked.flatMap(({ row, product }) =>
      product ? [{ productId: product.id, quantity: Number(readQuantity(row.quantity)) }] : [],
    ),
  };
}

/** What is wrong with a row, in words; nothing when `product` can be ordered by it. */
function problemOf(
  { locale }: Asking,
  { line, number, quantity }: WrittenRow,
  product: Product | undefined,
  versions: readonly Product[],
): string[] {
  const t = wordsOf(locale, 'professional');
  if (!isUnderstood({ line, number, quantity }))
    return [t('quickOrderLine', { line, text: `${number} ${quantity}`.trim() })];
  if (product && !product.childCount) return [];
  const own = versions.filter(({ parentId }) => product && parentId === product.id);
  if (own.length === 0) return [t('quickOrderUnknown', { number })];
  return [t('quickOrderVersions', { number, versions: formatList(locale, own.map(versionWords)) })];
}

const isUnderstood = ({ number, quantity }: WrittenRow): boolean =>
  spellings(number).length > 0 && Number(readQuantity(quantity)) > 0;

/** The products with these numbers. What comes in colours or sizes can't be ordered itself: each version has a number. */
async function productsOf(asking: Asking, rows: readonly WrittenRow[]): Promise<Product[]> {
  const value = rows.flatMap(({ number }) => spellings(number));
  return byAny(asking, 'productNumber', value);
}

/** The versions of those products that have some. */
const versionsOf = (asking: Asking, products: readonly Product[]): Promise<Product[]> =>
  byAny(
    asking,
    'parentId',
    products.filter(({ childCount }) => childCount).map(({ id }) => id),
  );

/** A version as somebody finds and writes it: `40-601-35 (35 l)`. */
function versionWords(version: Product): string {
  const words = variantWords(version);
  return [version.productNumber, words && `(${words})`].filter(Boolean).join(' ');
}

/** All products that have one of these values. */
const byAny = async (asking: Asking, field: string, value: readonly string[]): Promise<Product[]> =>
  value.length === 0
    ? []
    : askAll(asking, readProducts, {
        filter: [{ type: 'equalsAny', field, value: [...value] }],
        includes: CARD_INCLUDES,
      });
