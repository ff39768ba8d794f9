import { productsByNumbers } from '#features/catalogue/products.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import { GOODS, noteReads } from '#values/live-content.server.ts';

/**
 * The products that a recipe or a post names. Without the store a build fails, while a page on demand is shown without
 * its products.
 */
export async function goodsOf(locale: Locale, numbers: readonly string[], isLive: boolean): Promise<Product[]> {
  noteReads([GOODS]);
  if (!isLive) return productsByNumbers(locale, numbers);
  return productsByNumbers(locale, numbers).catch((trouble: unknown) => {
    console.warn('The store did not answer; the page does without the goods it names.', trouble);
    return [];
  });
}
