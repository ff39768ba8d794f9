import type { Locale } from '#i18n/locales.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Category, readCategories } from '#store-api/contract/category.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { noteMissing } from '#store-api/missing.server.ts';
import { A_BUILD_MS, KEEP_MS, shared } from '#store-api/shared.server.ts';
import { numbersNear, plainNumber, spellings } from '#values/search/article-number.ts';
import { CARD_FIELDS, CATEGORY_INCLUDES, PAGE_ASSOCIATIONS, PAGE_INCLUDES } from './fields.ts';

/**
 * Articles whose pages a build makes, variants included; those of others are rendered when somebody asks for them first.
 * With so many, the browser gets them as the index of its search, too (about 70 KB after gzip).
 */
const MOST_BUILT = 600;

/** What a build has read of the shop's products, with all that their pages show. */
interface BuiltProducts {
  all: Product[];
  byId: Map<string, Product>;
  byNumber: Map<string, Product>;
  /** Variants by the id of their article; an article without variants has none. */
  byParent: Map<string, Product[]>;
  /** False when the shop has more. */
  isWhole: boolean;
}

/** The first articles of the shop and their variants: a handful of calls for a whole build. */
export const builtProducts = (locale: Locale): Promise<BuiltProducts> =>
  shared(
    `built products ${locale}`,
    async () => {
      const sort = [{ field: 'productNumber' }];
      const articles = await askAll(
        { locale },
        readProducts,
        { ...PAGE, filter: ARTICLES, sort },
        { most: MOST_BUILT + 1 },
      );
      const built = articles.slice(0, MOST_BUILT);
      const parents = built.filter(({ childCount }) => childCount).map(({ id }) => id);
      const variants = await readBy({ locale }, 'parentId', parents, PAGE);
      const byParent = Map.groupBy(variants, ({ parentId }) => parentId ?? '');
      for (const { id } of built) if (!byParent.has(id)) byParent.set(id, []);
      const all = [...built, ...variants];
      const byId = new Map(all.map((product) => [product.id, product]));
      const byNumber = new Map(all.map((product) => [product.productNumber ?? '', product]));
      return { all, byId, byNumber, byParent, isWhole: articles.length <= MOST_BUILT };
    },
    A_BUILD_MS,
  );

/** Articles, not their variants. */
export const ARTICLES = [{ type: 'equals', field: 'parentId', value: null }];

/** Whether the shop has more articles than a build reads. */
export const isLarge = (locale: Locale): Promise<boolean> =>
  shared(`is large ${locale}`, async () => (await countArticles(locale)) > MOST_BUILT);

/** How many articles the shop has, or those for which these filters hold. */
export async function countArticles(locale: Locale, filter: object[] = []): Promise<number> {
  const mode = { 'total-count-mode': 'exact' } as const;
  const body = { filter: [...ARTICLES, ...filter], limit: 1, includes: ID, ...mode };
  return (await callStore({ locale }, readProducts, { body })).total ?? 0;
}

const ID = { product: ['id'] };

/**
 * The products and variants that have this value, with all that their pages show: as they are now for a visitor, of
 * those that were read already for a static page.
 */
export async function productPages(
  storeContext: StoreContext,
  field: 'id' | 'parentId' | 'productNumber',
  value: string,
): Promise<Product[]> {
  const builtPages = storeContext.send ? undefined : await builtBy(storeContext.locale, field, value);
  if (builtPages) return builtPages;
  const filter = [{ type: 'equals', field, value }];
  return (await callStore(storeContext, readProducts, { body: { ...PAGE, filter, limit: 100 } })).elements;
}

async function builtBy(
  locale: Locale,
  field: 'id' | 'parentId' | 'productNumber',
  value: string,
): Promise<Product[] | undefined> {
  const { byId, byNumber, byParent, isWhole } = await builtProducts(locale);
  if (field === 'parentId') return byParent.get(value) ?? (isWhole ? [] : undefined);
  const product = (field === 'id' ? byId : byNumber).get(value);
  return product ? [product] : isWhole ? [] : undefined;
}

const PAGE = { associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES };

/** The products of these article numbers with all that their pages show, as they are now. */
export const pagesByNumbers = (locale: Locale, numbers: readonly string[]): Promise<Product[]> =>
  readBy({ locale }, 'productNumber', numbers, PAGE);

/** The products of these article numbers in their order, as cards need them; unknown numbers are left out and logged. */
export const productsByNumbers = (locale: Locale, numbers: readonly string[]): Promise<Product[]> =>
  cardsBy(locale, 'productNumber', numbers);

/** The same by ids. */
export const productsByIds = (locale: Locale, ids: readonly string[]): Promise<Product[]> => cardsBy(locale, 'id', ids);

async function cardsBy(locale: Locale, field: 'id' | 'productNumber', values: readonly string[]): Promise<Product[]> {
  const uniqueValues = [...new Set(values)];
  let call: Promise<Map<string, Product>> | undefined;
  const read = async () => {
    const products = await readBy({ locale }, field, uniqueValues, CARD_FIELDS);
    const byValue = new Map(products.map((product) => [product[field] ?? '', product]));
    if (field === 'productNumber')
      for (const number of uniqueValues) if (!byValue.has(number)) noteMissing('article', number);
    return byValue;
  };
  const one = (value: string) =>
    shared(`product ${locale} ${value}`, async () => {
      call ??= read();
      return (await call).get(value);
    });
  const products = await Promise.all(uniqueValues.map(one));
  return products.filter((product) => product !== undefined);
}

/** Values that one call asks for. */
export const AT_ONCE = 100;

/** Products that have one of these values, a hundred values a call. */
export async function readBy(
  storeContext: StoreContext,
  field: 'id' | 'parentId' | 'productNumber',
  values: readonly string[],
  body: object,
): Promise<Product[]> {
  const products: Product[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const filter = [{ type: 'equalsAny', field, value: values.slice(at, at + AT_ONCE) }];
    products.push(...(await askAll(storeContext, readProducts, { ...body, filter })));
  }
  return products;
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
export const trailTo = async (locale: Locale, id: string | undefined): Promise<Category[]> =>
  upFrom(await allCategories(locale), id)
    .filter(({ parentId }) => parentId)
    .reverse();

/** The category, then what is above it, the root last; none for one that is not known. */
export function upFrom(categories: ReadonlyMap<string, Category>, id: string | null | undefined): Category[] {
  const category = categories.get(id ?? '');
  return category ? [category, ...upFrom(categories, category.parentId)] : [];
}

export const categoryName = (category: Category): string => category.name ?? '';

const FIELDS = ['id', 'parentId', 'productNumber', 'name', 'translated', 'seoUrls', 'categoryIds'];

/** Every article with its name, number and address. */
export const allArticles = (locale: Locale): Promise<Product[]> =>
  askAll({ locale }, readProducts, { filter: ARTICLES, includes: { product: FIELDS } }, { keepMs: KEEP_MS });

/** What has this number, however it is written (`10.104 gr`); a variant has a number of its own. */
export async function productOfNumber(locale: Locale, number: string): Promise<Product | undefined> {
  const targetNumber = plainNumber(number);
  const products = await readBy({ locale }, 'productNumber', spellings(number), { includes: { product: FIELDS } });
  return products.find(({ productNumber }) => plainNumber(productNumber ?? '') === targetNumber);
}

/** Articles whose number is this one but for a slip. The first two digits are the family, which one knows. */
export async function productsNear(locale: Locale, number: string): Promise<Product[]> {
  const family = /^\d\d/.exec(plainNumber(number))?.[0];
  if (!family) return [];
  const filter = [...ARTICLES, { type: 'prefix', field: 'productNumber', value: family }];
  const body = { filter, includes: { product: FIELDS } };
  const neighbours = await askAll({ locale }, readProducts, body, { most: 1000 });
  return numbersNear(number, neighbours, ({ productNumber }) => productNumber ?? '');
}
