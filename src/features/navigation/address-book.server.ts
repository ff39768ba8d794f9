import { AT_ONCE, allCategories, builtProducts, hasPage, productPages } from '#features/catalogue/products.server.ts';
import { type Alternates, LOCALES, type Locale } from '#i18n/locales.ts';
import { alternatesOfSeoPaths, fromSeoPath, home, register } from '#i18n/paths.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Category, readNavigation, readSeoUrls } from '#store-api/contract/category.ts';
import { readContext } from '#store-api/contract/context.ts';
import type { SeoUrl } from '#store-api/contract/entity.ts';
import { A_BUILD_MS, KEEP_MS, shared } from '#store-api/shared.server.ts';

type Entry = Pick<SeoUrl, 'foreignKey' | 'seoPathInfo' | 'routeName'>;

/** Canonical addresses of a language by the id of what they show: of the products of a build, and of everything that is no product. */
export const addressBook = (locale: Locale): Promise<Map<string, Entry>> =>
  shared(
    `addresses ${locale}`,
    async () => {
      const ids = [...(await builtProducts(locale)).byId.keys()];
      const urls = await askAll({ locale }, readSeoUrls, { filter: [CANONICAL, NO_PRODUCT] });
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const ofThese = { type: 'equalsAny', field: 'foreignKey', value: ids.slice(at, at + AT_ONCE) };
        urls.push(...(await askAll({ locale }, readSeoUrls, { filter: [CANONICAL, ofThese] })));
      }
      urls.sort((a, b) => (a.seoPathInfo < b.seoPathInfo ? -1 : 1));
      return new Map(urls.map((url) => [url.foreignKey, url]));
    },
    A_BUILD_MS,
  );

const CANONICAL = { type: 'equals', field: 'isCanonical', value: true };
const NO_PRODUCT = {
  ...{ type: 'not', operator: 'or' },
  queries: [{ type: 'equals', field: 'routeName', value: 'frontend.detail.page' }],
};

/**
 * The addresses of one product or category in every language that has one: as they are now for a visitor, from the
 * books of the build for a static page.
 */
export async function alternatesOf({ send }: Pick<StoreContext, 'send'>, id: string): Promise<Alternates> {
  const entryIn = async (locale: Locale) => (send ? canonicalOf(locale, id) : (await addressBook(locale)).get(id));
  const paths = LOCALES.map(async ({ code }) => [code, (await entryIn(code))?.seoPathInfo] as const);
  return alternatesOfSeoPaths(Object.fromEntries((await Promise.all(paths)).filter(([, path]) => path)));
}

/** The canonical address of a product or category, straight from the store. */
async function canonicalOf(locale: Locale, id: string): Promise<SeoUrl | undefined> {
  const filter = [{ type: 'equals', field: 'foreignKey', value: id }, CANONICAL];
  return (await callStore({ locale }, readSeoUrls, { body: { filter, limit: 1 } })).elements[0];
}

/** How many levels below the first the header's menu may need. */
const DEPTH = 2;

/** The shop's categories as a tree, the main ones first, each with its address. */
export async function navigationTree(locale: Locale): Promise<Category[]> {
  const path = { activeId: 'main-navigation', rootId: 'main-navigation' };
  return (await callStore({ locale }, readNavigation, { path, body: { depth: DEPTH }, keepMs: KEEP_MS })) ?? [];
}

type Kind = 'product' | 'category' | 'landing';

/** What an address is, as the store knows it now. */
type ResolvedAddress = { kind: Kind; id: string } | { kind: 'moved'; to: string; status: 301 | 302 };

/** `path` has no language prefix and no slash at its ends. Undefined for what the store never heard of. */
export async function findAddress(storeContext: StoreContext, path: string): Promise<ResolvedAddress | undefined> {
  const [, technical, id] = path.match(/^(detail|navigation|landingPage)\/([0-9a-f]{32})$/) ?? [];
  if (technical && id) return atHome(storeContext, id, KINDS[technical]);
  const url = await readUrl(storeContext, path);
  if (!url) return undefined;
  if (url.routeName === GROUP_REGISTRATION)
    return { kind: 'moved', to: register(storeContext.locale, 'professional'), status: 302 };
  const kind = KINDS[url.routeName.split('.')[1] ?? ''];
  if (!kind) return undefined;
  if (url.isCanonical) return { kind, id: url.foreignKey };
  return atHome(storeContext, url.foreignKey, kind);
}

/** Where one applies for a group of customers; here that of professionals alone. */
const GROUP_REGISTRATION = 'frontend.account.customer-group-registration.page';

/** Technical paths and the names of routes. */
const KINDS: Record<string, Kind | undefined> = {
  detail: 'product',
  navigation: 'category',
  landingPage: 'landing',
  landing: 'landing',
};

/** A category's path may be kept with a slash at its end. */
async function readUrl(storeContext: StoreContext, path: string): Promise<SeoUrl | undefined> {
  const filter = [{ type: 'equalsAny', field: 'seoPathInfo', value: [path, `${path}/`] }];
  const { elements } = await callStore(storeContext, readSeoUrls, { body: { filter, limit: 10 } });
  return elements.find(({ isCanonical }) => isCanonical) ?? elements[0];
}

/** To the one address that counts: its own, else that of the product it is a variant of; drawn in place without any. */
async function atHome(
  storeContext: StoreContext,
  id: string,
  kind: Kind | undefined,
): Promise<ResolvedAddress | undefined> {
  const ownUrl = await canonicalOf(storeContext.locale, id);
  const parent = ownUrl || kind !== 'product' ? undefined : (await productPages(storeContext, 'id', id))[0]?.parentId;
  const url = ownUrl ?? (parent ? await canonicalOf(storeContext.locale, parent) : undefined);
  if (url) return { kind: 'moved', to: fromSeoPath(storeContext.locale, url.seoPathInfo), status: 301 };
  if (kind === 'category' && id === (await rootId(storeContext)))
    return { kind: 'moved', to: home(storeContext.locale), status: 301 };
  return kind && { kind, id };
}

/** The category above all others has no address: it is the home page. */
const rootId = async (storeContext: StoreContext): Promise<string | null | undefined> =>
  (await callStore(storeContext, readContext)).salesChannel.navigationCategoryId;

// Each variant has its own URL and page; the parent’s URL shows the first available variant and is canonical for
// it.

/** One page of the build: its address without the first slash, its language, what it shows. */
export interface StaticPath {
  params: { path: string | undefined };
  props: { locale: Locale; id: string };
}

/** Every product and variant of the build that has an address of its own, in every language. */
export const productPaths = (): Promise<StaticPath[]> =>
  everyLanguage(async (locale) => new Set((await builtProducts(locale)).byId.keys()));

/** Every category with a page of its own, in every language. */
export const categoryPaths = (): Promise<StaticPath[]> =>
  everyLanguage(async (locale) => {
    const categories = [...(await allCategories(locale)).values()];
    return new Set(categories.filter(hasPage).map(({ id }) => id));
  });

async function everyLanguage(idsOf: (locale: Locale) => Promise<Set<string>>): Promise<StaticPath[]> {
  const paths = LOCALES.map(async ({ code }) => {
    const [book, ids] = await Promise.all([addressBook(code), idsOf(code)]);
    return [...book.values()]
      .filter(({ foreignKey }) => ids.has(foreignKey))
      .map(({ foreignKey, seoPathInfo }) => ({
        params: { path: fromSeoPath(code, seoPathInfo).slice(1) },
        props: { locale: code, id: foreignKey },
      }));
  });
  return (await Promise.all(paths)).flat();
}
