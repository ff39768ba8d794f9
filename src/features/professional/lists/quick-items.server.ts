import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { readQuantity } from '#features/professional/rows/quantity.ts';
import { MOST_ROWS, readRows, type WrittenRow } from '#features/professional/rows/read-rows.ts';
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
  const asked = rows.map((row) => ({
    row,
    product: products.find(({ productNumber }) => plainNumber(productNumber ?? '') === plainNumber(row.number)),
  }));
  const problems = asked.flatMap(({ row, product }) => {
    if (!isUnderstood(row))
      return [t('quickOrderLine', { line: row.line, text: `${row.number} ${row.quantity}`.trim() })];
    return product ? [] : [t('quickOrderUnknown', { number: row.number })];
  });
  if (rows.length === 0) return { problems: [t('quickOrderEmpty')] };
  if (problems.length > 0) return { problems };
  return {
    items: asked.flatMap(({ row, product }) =>
      product ? [{ productId: product.id, quantity: Number(readQuantity(row.quantity)) }] : [],
    ),
  };
}

const isUnderstood = ({ number, quantity }: WrittenRow): boolean =>
  spellings(number).length > 0 && Number(readQuantity(quantity)) > 0;

/** What can be ordered under these numbers; what comes in colours or sizes has a number for each. */
async function productsOf(asking: Asking, rows: readonly WrittenRow[]): Promise<Product[]> {
  if (rows.length === 0) return [];
  const value = rows.flatMap(({ number }) => spellings(number));
  const filter = [{ type: 'equalsAny' as const, field: 'productNumber', value }];
  const products = await askAll(asking, readProducts, { filter, includes: CARD_INCLUDES });
  return products.filter(({ childCount }) => !childCount);
}
