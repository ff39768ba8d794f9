import { allCategories, productsByNumbers } from '#features/catalogue/products.server.ts';
import { categorySeoPaths } from '#features/content-schema/category.schema.ts';
import type { Target } from '#features/content-schema/shop-config/target.schema.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { configurator, inLocale } from '#i18n/paths.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Category, readSeoUrls } from '#store-api/contract/category.ts';
import { noteMissing } from '#store-api/missing.server.ts';
import { shared } from '#store-api/shared.server.ts';
import { getCollection, getEntry } from '#values/entries.content.ts';
import { navigationTree } from './address-book.server.ts';
import { categoryHref, productHref } from './addresses.ts';
import { postAddress, recipeAddress } from './entry-address.content.ts';
import { OVERVIEWS } from './overviews.ts';
import { pageHref, publicPages } from './pages.content.ts';

/** Where an editor's link leads in this language; undefined while that place does not exist, so that no link is dead. */
export async function hrefOf(locale: Locale, target: Target): Promise<string | undefined> {
  if (target.product) {
    const [product] = await productsByNumbers(locale, [target.product]);
    return product && productHref(locale, product);
  }
  if (target.category) return categoryAddress(locale, target.category);
  if (target.page) return pageAddress(locale, target.page);
  // a product line has a page of its own, or at least a category of the same name
  if (target.line) return (await pageAddress(locale, `line-${target.line}`)) ?? categoryAddress(locale, target.line);
  if (target.recipe) return recipeAddress(locale, target.recipe);
  if (target.journal) return postAddress(locale, target.journal);
  if (target.cabinetMm) return configurator(locale, { bodyWidth: String(target.cabinetMm) });
  if (target.route) return routeAddress(locale, target.route);
  return undefined;
}

/** The category that content names: see `findCategory`. One that the store does not have is said in the log. */
export async function categoryOf(locale: Locale, name: string): Promise<Category | undefined> {
  const category = await findCategory(locale, name);
  const ownPath = category ? undefined : (await ownSeoPaths()).get(name);
  if (!category) noteMissing('category', ownPath ? `${name} (${ownPath})` : name);
  return category;
}

/** The category of an entry of content/categories (`raclette`), or of a SEO path in the shop's first language; undefined where the store has none. */
export async function findCategory(locale: Locale, name: string): Promise<Category | undefined> {
  const [ids, ownPaths] = await Promise.all([categoryIds(), ownSeoPaths()]);
  const ownPath = ownPaths.get(name);
  const id = (ownPath && ids.get(plainPath(ownPath))) ?? ids.get(plainPath(name));
  if (id === undefined) return undefined;
  return flat(await navigationTree(locale)).find((one) => one.id === id) ?? (await allCategories(locale)).get(id);
}

/** Ids of the store's categories by their SEO paths in the first language. */
const categoryIds = (): Promise<Map<string, string>> =>
  shared('category ids', async () => {
    const filter = [
      { type: 'equals', field: 'routeName', value: 'frontend.navigation.page' },
      { type: 'equals', field: 'isCanonical', value: true },
    ];
    const urls = await askAll({ locale: DEFAULT_LOCALE }, readSeoUrls, { filter });
    return new Map(urls.map(({ seoPathInfo, foreignKey }) => [plainPath(seoPathInfo), foreignKey]));
  });

const ownSeoPaths = (): Promise<Map<string, string>> =>
  shared('category paths', async () =>
    categorySeoPaths(
      (await getCollection('categories')).map(({ data }) => data),
      DEFAULT_LOCALE,
    ),
  );

/** Shopware ends the paths of categories with a slash, and editors write them as they like. */
const plainPath = (path: string): string => path.replace(/^\/|\/$/g, '').toLowerCase();

async function categoryAddress(locale: Locale, id: string): Promise<string | undefined> {
  const category = await categoryOf(locale, id);
  return category && categoryHref(locale, category);
}

async function pageAddress(locale: Locale, id: string): Promise<string | undefined> {
  if (OVERVIEWS[id]) return OVERVIEWS[id](locale);
  // not getEntry: it complains about every page that is still to come
  const page = (await publicPages()).find((one) => one.id === id);
  return page && pageHref(locale, page.data);
}

async function routeAddress(locale: Locale, name: string): Promise<string | undefined> {
  const path = (await getEntry('navigation', 'navigation'))?.data.routes[name];
  return path && isOpen(path) ? inLocale(locale, path) : undefined;
}

/** Addresses that code owns and that answer already; header, menu and footer leave out the others. */
export const isOpen = (path: string): boolean => OPEN.includes(path.replace(/[?#].*/, ''));

const OPEN = [
  ...['/', '/products', '/search', '/cart', '/checkout', '/wishlist', '/compare'],
  ...['/login', '/register', '/account/recover', '/newsletter-subscribe'],
  ...['/account', '/account/order', '/account/address', '/account/payment', '/account/profile'],
];

const flat = (tree: readonly Category[]): Category[] => tree.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** Where the shop says what shipping costs, and how it is phoned. */
export interface ShopContact {
  shippingHref: string | undefined;
  phone: string;
}

/** What a product page says of the house: where shipping is explained, how to phone. */
export const readShopContact = (locale: Locale): Promise<ShopContact> =>
  shared(`house ${locale}`, async () => ({
    shippingHref: await hrefOf(locale, { page: 'delivery' }),
    phone: (await getEntry('shop', 'shop'))?.data.phone ?? '',
  }));
