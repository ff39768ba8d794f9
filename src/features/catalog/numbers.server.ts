import type { Locale } from '#i18n/locales.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { numbersNear, plainNumber } from '#values/search/article-number.ts';

const KNOWN = ['id', 'parentId', 'productNumber', 'name', 'translated', 'seoUrls', 'categoryIds'];

/** Every product and variant with its name, number and address. */
export const knownProducts = (locale: Locale): Promise<Product[]> =>
  shared(`names ${locale}`, () => askAll({ locale }, readProducts, { includes: { product: KNOWN } }));

/** What has this number, however it is written (`10.104 gr`); a variant has a number of its own. */
export async function productOfNumber(locale: Locale, number: string): Promise<Product | undefined> {
  const targetNumber = plainNumber(number);
  return (await knownProducts(locale)).find(({ productNumber }) => plainNumber(productNumber ?? '') === targetNumber);
}

/** Products whose number is this one but for a slip. */
export const productsNear = async (locale: Locale, number: string): Promise<Product[]> =>
  numbersNear(
    number,
    (await knownProducts(locale)).filter(({ parentId }) => !parentId),
    ({ productNumber }) => productNumber ?? '',
  );
