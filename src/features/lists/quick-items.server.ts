import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import type { ReorderItem } from '#features/professional/kept/reorder-list.ts';
import { MOST_ROWS, readRows, type WrittenRow } from '#features/professional/rows/read-rows.ts';
import { readQuantity } from '#features/professional/rows/verdict.ts';
import { formatList } from '#i18n/format.ts';
import { wordsOf } from '#i18n/words.ts';
import { askAll, type StoreContext } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { plainNumber, spellings } from '#values/search/article-number.ts';

/** Characters that are read of a quick order: far beyond what MOST_ROWS rows need, so that a longer one is never cut in a row. */
export const MOST_TYPED = 100_000;

/** The articles of a quick order, or what of it is not understood: then nothing of it is taken. */
export async function quickItems(
  storeContext: StoreContext,
  typed: string,
): Promise<{ items: ReorderItem[] } | { problems: string[] }> {
  const t = wordsOf(storeContext.locale, 'professional');
  const { rows, left } = readRows(typed);
  if (left > 0 || typed.length >= MOST_TYPED) return { problems: [t('quickOrderTooMany', { count: MOST_ROWS })] };
  const products = await productsOf(storeContext, rows.filter(isUnderstood));
  const versions = await versionsOf(storeContext, products);
  const rowsWithProduct = rows.map((row) => ({
    row,
    product: products.find(({ productNumber }) => plainNumber(productNumber ?? '') === plainNumber(row.number)),
  }));
  const problems = rowsWithProduct.flatMap(({ row, product }) => problemOf(storeContext, row, product, versions));
  if (rows.length === 0) return { problems: [t('quickOrderEmpty')] };
  if (problems.length > 0) return { problems };
  return {
    items: rowsWithProduct.flatMap(({ row, product }) =>
      product ? [{ productId: product.id, quantity: Number(readQuantity(row.quantity)) }] : [],
    ),
  };
}

/** What is wrong with a row, in words; nothing when `product` can be ordered by it. */
function problemOf(
  { locale }: StoreContext,
  { line, number, quantity }: WrittenRow,
  product: Product | undefined,
  versions: readonly Product[],
): string[] {
  const t = wordsOf(locale, 'professional');
  if (!isUnderstood({ line, number, quantity }))
    return [t('quickOrderLine', { line, text: `${number} ${quantity}`.trim() })];
  if (product && !product.childCount) return [];
  const productVersions = versions.filter(({ parentId }) => product && parentId === product.id);
  if (productVersions.length === 0) return [t('quickOrderUnknown', { number })];
  return [t('quickOrderVersions', { number, versions: formatList(locale, productVersions.map(versionWords)) })];
}

const isUnderstood = ({ number, quantity }: WrittenRow): boolean =>
  spellings(number).length > 0 && Number(readQuantity(quantity)) > 0;

/** The products with these numbers. What comes in colors or sizes can't be ordered itself: each version has a number. */
async function productsOf(storeContext: StoreContext, rows: readonly WrittenRow[]): Promise<Product[]> {
  const value = rows.flatMap(({ number }) => spellings(number));
  return byAny(storeContext, 'productNumber', value);
}

/** The versions of those products that have some. */
const versionsOf = (storeContext: StoreContext, products: readonly Product[]): Promise<Product[]> =>
  byAny(
    storeContext,
    'parentId',
    products.filter(({ childCount }) => childCount).map(({ id }) => id),
  );

/** A version as somebody finds and writes it: `40-601-35 (35 l)`. */
function versionWords(version: Product): string {
  const words = variantWords(version);
  return [version.productNumber, words && `(${words})`].filter(Boolean).join(' ');
}

/** All products that have one of these values. */
const byAny = async (storeContext: StoreContext, field: string, value: readonly string[]): Promise<Product[]> =>
  value.length === 0
    ? []
    : askAll(storeContext, readProducts, {
        filter: [{ type: 'equalsAny', field, value: [...value] }],
        ...CARD_FIELDS,
      });
