import type { Locale } from '#i18n/locales.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Criteria } from '#store-api/contract/entity.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { A_BUILD_MS, shared } from '#store-api/shared.server.ts';
import { CARD_INCLUDES, PAGE_ASSOCIATIONS, PAGE_INCLUDES } from './fields.ts';

/** Every product and variant of the shop with all that its page shows: a handful of calls for a whole build. */
export const allProducts = (locale: Locale): Promise<Product[]> =>
  shared(
    `products ${locale}`,
    () => askAll({ locale }, readProducts, { associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES }),
    A_BUILD_MS,
  );

/** These products and variants with all that their pages show; unknown ids are left out. */
export const productPages = async (storeContext: StoreContext, criteria: Criteria): Promise<Product[]> =>
  (
    await callStore(storeContext, readProducts, {
      body: { ...criteria, associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES },
    })
  ).elements;

/** The products of these article numbers in their order, as cards need them; unknown numbers are left out. */
export async function productsByNumbers(locale: Locale, numbers: readonly string[]): Promise<Product[]> {
  const uniqueNumbers = [...new Set(numbers)];
  let call: Promise<Map<string, Product>> | undefined;
  const one = (number: string) =>
    shared(`product ${locale} ${number}`, async () => {
      call ??= readByNumbers(locale, uniqueNumbers);
      return (await call).get(number);
    });
  const found = await Promise.all(uniqueNumbers.map(one));
  return found.filter((product) => product !== undefined);
}

async function readByNumbers(locale: Locale, numbers: string[]): Promise<Map<string, Product>> {
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: numbers }];
  const products = await askAll({ locale }, readProducts, { filter, includes: CARD_INCLUDES });
  return new Map(products.map((product) => [product.productNumber ?? '', product]));
}
