import type { Locale } from '#i18n/locales.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Category, readCategories } from '#store-api/contract/category.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { noteMissing } from '#store-api/missing.server.ts';
import { A_BUILD_MS, KEEP_MS, shared } from '#store-api/shared.server.ts';
import { numbersNear, plainNumber } from '#values/search/article-number.ts';
import { CARD_INCLUDES, CATEGORY_INCLUDES, PAGE_ASSOCIATIONS, PAGE_INCLUDES } from './fields.ts';

/** Every product and variant of the shop with all that its page shows: a handful of calls for a whole build. */
export const allProducts = (locale: Locale): Promise<Product[]> => askAll({ locale }, readProducts, PAGE, A_BUILD_MS);

/**
 * The products and variants that have this value, with all that their pages show: as they are now for a visitor, of
 * those that were read already for a static page.
 */
export async function productPages(
  { locale, send }: StoreContext,
  field: 'id' | 'parentId' | 'productNumber',
  value: string,
): Promise<Product[]> {
  if (!send) return (await allProducts(locale)).filter((product) => product[field] === value);
  const filter = [{ type: 'equals', field, value }];
  return (await callStore({ locale, send }, readProducts, { body: { ...PAGE, filter, limit: 100 } })).elements;
}

const PAGE = { associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES };

/** The products of these article numbers in their order, as cards need them; unknown numbers are left out, and said in the log. */
export async function productsByNumbers(locale: Locale, numbers: readonly string[]): Promise<Product[]> {
  const uniqueNumbers = [...new Set(numbers)];
  let call: Promise<Map<string, Product>> | undefined;
  const one = (number: string) =>
    shared(`product ${locale} ${number}`, async () => {
      call ??= readByNumbers(locale, uniqueNumbers);
      return (await call).get(number);
    });
  const products = await Promise.all(uniqueNumbers.map(one));
  return products.filter((product) => product !== undefined);
}

async function readByNumbers(locale: Locale, numbers: string[]): Promise<Map<string, Product>> {
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: numbers }];
  const products = await askAll({ locale }, readProducts, { filter, includes: CARD_INCLUDES });
  const byNumber = new Map(products.map((product) => [product.productNumber ?? '', product]));
  for (const number of numbers) if (!byNumber.has(number)) noteMissing('article', number);
  return byNumber;
}

/** Every category by id, the root included. A Shopware tells of those that are switched off, too. */
export const allCategories = (locale: Locale): Promise<Map<string, Category>> =>
  shared(`categories ${locale}`, async () => {
    const body = { associations: { media: {} }, includes: CATEGORY_INCLUDES };
    const categories = await askAll({ locale }, readCategories, body);
    return new Map(categories.filter(({ active }) => active !== false).map((category) => [category.id, category]));
  });

/** Whether a category has a page of its own: folders and links have none, the root is the home page. */
export const hasPage = ({ type, parentId }: Category): boolean => Boolean(parentId) && (type ?? 'page') === 'page';

/** The way from the shop's first level down to this category, itself last; empty for one that is not known. */
export async function trailTo(locale: Locale, id: string | undefined): Promise<Category[]> {
  const categories = await allCategories(locale);
  const trail: Category[] = [];
  for (let next = id ? categories.get(id) : undefined; next?.parentId; next = categories.get(next.parentId))
    trail.unshift(next);
  return trail;
}

export const categoryName = (category: Category): string => category.name ?? '';

const FIELDS = ['id', 'parentId', 'productNumber', 'name', 'translated', 'seoUrls', 'categoryIds'];

/** Every product and variant with its name, number and address. */
export const knownProducts = (locale: Locale): Promise<Product[]> =>
  askAll({ locale }, readProducts, { includes: { product: FIELDS } }, KEEP_MS);

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
