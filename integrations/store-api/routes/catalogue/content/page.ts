import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { inLanguage } from '#i18n/locales.ts';
import {
  CATEGORY_LAYOUT,
  type ContentPage,
  isPublicAddress,
  landingPageId,
  layoutId,
  PRODUCT_LAYOUT,
} from '#store/catalogue/catalogue.ts';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import type { Layout } from '#store/cms/layout.ts';
import { pageLayout } from '#store/cms/page-layout.ts';
import { productLayout } from '#store/cms/product-layout.ts';
import { serializeLayout } from '#store/cms/serialize-layout.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import { wholeNumber } from '#store/criteria/criteria.ts';
import type { EntityFields } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import { totalOf } from '#store/criteria/select.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import { refuse } from '#store/errors.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { product, productCategory } from '#store/records/schema/product.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { languageId } from '#store/request.ts';
import { onBoth, pathPart } from '#store/routes/both.ts';
import { answerList, answerPage } from '#store/routes/list-response.ts';
import { type CategoryView, seoUrlsOf, serializeCategory } from '#store/serializers/category.ts';
import { serializeLandingPage, serializeSeoUrl } from '#store/serializers/seo-url.ts';
import { readCategories, readCategory, readNavigation, readSeoUrls } from '#store-api/contract/category.ts';
import { readCmsPage, readLandingPage } from '#store-api/contract/cms.ts';
import { categoryPage, slotsOf } from './category-page.ts';
import { categoryView } from './category-view.ts';

/** Pages of content and their layouts. */
export function pageRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readLandingPage, async (c) => {
    const id = pathPart(c, 'id');
    const page = c.var.store.catalogue.pages.find(({ key }) => landingPageId(key) === id);
    if (!page)
      throw refuse(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`, { landingPageId: id });
    const input = await readInput(c);
    const cmsPage = await serializeLayout(pageLayout(c, page), slotsOf(input));
    return c.json(trim({ ...landingPage(c, page), cmsPage }, readOutput(input)));
  });

  onBoth(routes, readCmsPage, async (c) => {
    const input = await readInput(c);
    const layout = await layoutOf(c, pathPart(c, 'id'), input);
    return c.json(trim(await serializeLayout(layout, slotsOf(input)), readOutput(input)));
  });

  return routes;
}

/** A page of content, or one of the layouts that categories and products share. @throws 404 */
async function layoutOf(c: StoreContext, id: string, input: Record<string, unknown>): Promise<Layout> {
  const { pages, categories } = c.var.store.catalogue;
  const page = pages.find(({ key }) => layoutId(`page:${key}`) === id);
  if (page) return pageLayout(c, page);
  if (id === layoutId(PRODUCT_LAYOUT)) return productLayout(null);
  if (id === layoutId(CATEGORY_LAYOUT)) return categoryPage(c, categories.root, null, input);
  throw refuse(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${id}" was not found.`, { id });
}

const landingPage = (c: StoreContext, page: ContentPage) =>
  serializeLandingPage(page, c.var.locale, c.var.store.shopConfig.salesChannel.id);

/** Pictures by their ids. */
export function mediaRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, { path: '/media' }, async (c) => {
    const { ids, output } = await criteriaOf(c);
    if (!ids) throw refuse(400, 'CONTENT__MEDIA_EMPTY_ID', 'A media id must be provided.');
    const { pictures } = c.var.store.catalogue;
    return c.json(
      trim(
        ids.flatMap((id) => pictures.media(id) ?? []),
        output,
      ),
    );
  });

  return routes;
}

/** Levels below the first that a navigation shows when nobody says. */
const DEFAULT_DEPTH = 2;

/** Menus, categories and the way to them. */
export function categoryRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readNavigation, async (c) => {
    const input = await readInput(c);
    const view = categoryView(c, input);
    const root = nodeOf(c, pathPart(c, 'rootId'));
    // no such menu: footer and service menus are the storefront's own content
    if (root === null) return c.body(null, 204);
    nodeOf(c, pathPart(c, 'activeId'));
    const depth = Math.max(0, wholeNumber(input.depth) ?? DEFAULT_DEPTH);
    const isFlat = input.buildTree === false || input.buildTree === 'false' || input.buildTree === '0';
    const nodes = isFlat ? below(root, depth) : root.children;
    const items = nodes.map((node) => serializeCategory(node, isFlat ? 0 : depth, view));
    return c.json(trim(items, readOutput(input)));
  });

  onBoth(routes, readCategories, async (c) => {
    const criteria = await criteriaOf(c);
    const view = categoryView(c, { associations: criteria.associations });
    const depth = 'children' in criteria.associations ? 1 : 0;
    const nodes = [...c.var.store.catalogue.categories.byId.values()];
    return answerList(
      c,
      'category',
      nodes.map((node) => serializeCategory(node, depth, view)),
      criteria,
    );
  });

  // criteria are ignored here: the stock client sends a malformed tree of associations
  onBoth(routes, readCategory, async (c) => {
    const input = await readInput(c);
    const id = pathPart(c, 'id');
    const node = id === 'home' ? c.var.store.catalogue.categories.root : nodeOf(c, id);
    if (node === null) throw notFound(id);
    const category = serializeCategory(node, 0, categoryView(c, input));
    const cmsPage = await serializeLayout(await categoryPage(c, node, category, input), slotsOf(input));
    return c.json(trim({ ...category, cmsPage }, readOutput(input)));
  });

  routes.get('/breadcrumb/:id', async (c) => {
    const trail = await readTrail(c, pathPart(c, 'id'), c.req.query('type'), c.req.query('referrerCategoryId'));
    return c.json(serializeBreadcrumb(trail, categoryView(c, {})));
  });

  return routes;
}

/** Menus by the names that channels give them; only the main one is filled. */
const MENUS = ['main-navigation', 'footer-navigation', 'service-navigation'];

/** The category of an id or the root of a menu, null for a menu that does not exist. @throws 404 for an unknown id */
function nodeOf(c: StoreContext, idOrMenu: string): CategoryNode | null {
  const { root, byId } = c.var.store.catalogue.categories;
  if (idOrMenu === 'main-navigation') return root;
  if (MENUS.includes(idOrMenu)) return null;
  const node = byId.get(idOrMenu);
  if (!node) throw notFound(idOrMenu);
  return node;
}

const notFound = (categoryId: string) =>
  refuse(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, { categoryId });

/** Every category below, `depth` levels under the first. */
const below = (node: CategoryNode, depth: number): CategoryNode[] =>
  node.children.flatMap((child) => [child, ...(depth > 0 ? below(child, depth - 1) : [])]);

/** The way to a product or category, without the root. Empty for what does not exist. A product is looked for first, unless `type` says otherwise. */
async function readTrail(
  c: StoreContext,
  id: string,
  type: string | undefined,
  referrerId: string | undefined,
): Promise<CategoryNode[]> {
  const { catalogue } = c.var.store;
  const assignedCategory = type === 'category' ? undefined : await productCategoryOf(c, id, referrerId);
  const node = assignedCategory ?? catalogue.categories.byId.get(id);
  return node ? catalogue.categories.line(node).slice(1) : [];
}

/** The category a shopper came from if the product is in it, else the first that content names. */
async function productCategoryOf(
  c: StoreContext,
  id: string,
  referrerId: string | undefined,
): Promise<CategoryNode | undefined> {
  const rows = await c.var.store.records.read
    .select({ categoryId: productCategory.categoryId })
    .from(product)
    .innerJoin(productCategory, eq(productCategory.productId, product.rootId))
    .where(eq(product.id, id))
    .orderBy(asc(productCategory.position));
  const ids = rows.map(({ categoryId }) => categoryId);
  const chosen = referrerId && ids.includes(referrerId) ? referrerId : ids[0];
  return chosen ? c.var.store.catalogue.categories.byId.get(chosen) : undefined;
}

const serializeBreadcrumb = (trail: CategoryNode[], view: CategoryView) =>
  trail.map((node) => ({
    name: inLanguage(view.locale, node.name),
    categoryId: node.id,
    type: 'page' as const,
    path: node.seoPaths[view.locale] ?? '',
    translated: { name: inLanguage(view.locale, node.name), customFields: {} },
    seoUrls: seoUrlsOf(node, view),
    apiAlias: 'breadcrumb' as const,
  }));

/** Which thing lives at an address of the request's language, and where else it has lived. */
export function seoUrlRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readSeoUrls, async (c) => {
    const { store, locale } = c.var;
    const criteria = await criteriaOf(c);
    const { sorts, limit, page, totalCount, aggregations } = criteria;
    const fields = seoUrlFields(languageId(locale), store.shopConfig.salesChannel.id);
    const conditions = (filters: Filter[]) => filters.map((filter) => conditionOf(withoutSlashes(filter), fields));
    const isPublic = and(eq(seoUrl.locale, locale), isPublicAddress(store.catalogue));
    const base = and(isPublic, ...conditions(criteria.filters));
    const where = and(base, ...conditions(criteria.postFilters));
    const db = store.records.read;
    const seoUrlRows = await db
      .select()
      .from(seoUrl)
      .where(where)
      .orderBy(...orderOf(sorts, fields), desc(seoUrl.isCanonical), asc(seoUrl.seoPathInfo))
      .limit(limit)
      .offset((page - 1) * limit);
    const [all] = totalCount === 'none' ? [] : await db.select({ total: count() }).from(seoUrl).where(where);
    const elements = seoUrlRows.map((row) => serializeSeoUrl(row, store.shopConfig.salesChannel.id));
    const total = totalOf(criteria, all?.total ?? 0, elements.length);
    const rows = await readRows(db, seoUrl, base, aggregations, fields);
    return answerPage(c, 'seo_url', { elements, total, rows }, criteria);
  });

  return routes;
}

const seoUrlFields = (language: string, salesChannel: string): EntityFields => ({
  entity: 'seo_url',
  synonyms: {},
  fields: {
    seoPathInfo: { is: 'text', value: sql`${seoUrl.seoPathInfo}` },
    pathInfo: {
      is: 'text',
      value: sql`(case ${seoUrl.routeName} when 'frontend.detail.page' then '/detail/' when 'frontend.navigation.page' then '/navigation/' when 'frontend.landing.page' then '/landingPage/' else '/customer-group-registration/' end || ${seoUrl.foreignKey})`,
    },
    foreignKey: { is: 'id', value: sql`${seoUrl.foreignKey}` },
    routeName: { is: 'text', value: sql`${seoUrl.routeName}` },
    languageId: { is: 'id', value: sql`cast(${language} as text)` },
    salesChannelId: { is: 'id', value: sql`cast(${salesChannel} as text)` },
    isCanonical: { is: 'flag', value: sql`${seoUrl.isCanonical}` },
    isModified: { is: 'flag', value: sql`cast(0 as boolean)` },
    isDeleted: { is: 'flag', value: sql`cast(0 as boolean)` },
  },
});

/** Addresses are kept without slashes at their ends, but clients ask with and without. */
function withoutSlashes(filter: Filter): Filter {
  if (filter.type === 'multi') return { ...filter, queries: filter.queries.map(withoutSlashes) };
  const plain = (value: unknown) => {
    if (typeof value !== 'string') return value;
    return filter.field.endsWith('seoPathInfo')
      ? value.replace(/^\/+|(?<!\/)\/+$/g, '')
      : value.replace(/(?<=[^/])\/+$/, '');
  };
  if (!filter.field.endsWith('athInfo')) return filter;
  if (filter.type === 'equals') return { ...filter, value: plain(filter.value) as typeof filter.value };
  if (filter.type === 'equalsAny') return { ...filter, values: filter.values.map(plain) as typeof filter.values };
  return filter;
}
