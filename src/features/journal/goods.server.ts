import { productsByNumbers } from '#features/catalogue/products.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';

/**
 * The goods that a recipe or a post names. A build fails without the store; a page drawn on demand then does without
 * its goods, because one reads it for its words.
 */
export async function goodsOf(locale: Locale, numbers: readonly string[], isLive: boolean): Promise<Product[]> {
  if (!isLive) return productsByNumbers(locale, numbers);
  return productsByNumbers(locale, numbers).catch((trouble: unknown) => {
    console.warn('The store did not answer; the page does without the goods it names.', trouble);
    return [];
  });
}
