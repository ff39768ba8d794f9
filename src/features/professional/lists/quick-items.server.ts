import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { wordsOf } from '#i18n/words.ts';
import { type Asking, askAll } from '#store-api/ask.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { readQuickOrder } from './quick-order.ts';
import type { ReorderItem } from './reorder-list.ts';

/** The articles of a quick order, or what of it is not understood: then nothing of it is taken. */
export async function quickItems(
  asking: Asking,
  typed: string,
): Promise<{ items: ReorderItem[] } | { problems: string[] }> {
  const t = wordsOf(asking.locale, 'professional');
  const { lines, odd } = readQuickOrder(typed);
  const products =
    lines.length > 0
      ? await productsOf(
          asking,
          lines.map(({ number }) => number),
        )
      : [];
  const found = lines.map(({ number, quantity }) => ({
    ...{ number, quantity, product: products.find(({ productNumber }) => productNumber === number) },
  }));
  const problems = [
    ...odd.map(({ line, text }) => t('quickOrderLine', { line, text })),
    ...found.filter(({ product }) => !product).map(({ number }) => t('quickOrderUnknown', { number })),
    ...(lines.length + odd.length === 0 ? [t('quickOrderEmpty')] : []),
  ];
  if (problems.length > 0) return { problems };
  return { items: found.flatMap(({ product, quantity }) => (product ? [{ productId: product.id, quantity }] : [])) };
}

/** What can be ordered under these numbers; what comes in colours or sizes has a number for each. */
async function productsOf(asking: Asking, numbers: string[]): Promise<Product[]> {
  const filter = [{ type: 'equalsAny' as const, field: 'productNumber', value: numbers }];
  const products = await askAll(asking, readProducts, { filter, includes: CARD_INCLUDES });
  return products.filter(({ childCount }) => !childCount);
}
