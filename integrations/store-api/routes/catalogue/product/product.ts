import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { findProducts } from '#store/catalogue/product/find-products.ts';
import {
  findVariant,
  type LoadedProduct,
  loadProducts,
  maxPurchaseOf,
  type ProductRow,
  stockOf,
} from '#store/catalogue/product/load-products.ts';
import { LISTS } from '#store/catalogue/product/related/lists.ts';
import { type ProductView, productView } from '#store/catalogue/product/view.ts';
import { EVERYTHING, NOTHING } from '#store/catalogue/product/wants.ts';
import { type ProductParts, productLayout } from '#store/cms/product-layout.ts';
import { serializeLayout } from '#store/cms/serialize-layout.ts';
import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { narrow } from '#store/criteria/narrow.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import { readReviews } from '#store/records/review/reviews.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { product } from '#store/records/schema/product.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody, searchResult } from '#store/request.ts';
import { writeReview } from '#store/review/write-review.ts';
import { slotsOf } from '#store/routes/catalogue/content/category-page.ts';
import { categoryView } from '#store/routes/catalogue/content/category-view.ts';
import { answerList, answerPage } from '#store/routes/list-response.ts';
import { onBoth, onCall } from '#store/routes/on-call.ts';
import { pathId } from '#store/routes/path-part.ts';
import { serializeCategory } from '#store/serializers/category.ts';
import { serializeCrossSellingElement } from '#store/serializers/product/cross-selling.ts';
import { serializeProduct } from '#store/serializers/product/product.ts';
import { serializeConfigurator } from '#store/serializers/product/property.ts';
import { productWants } from '#store/serializers/product/read-products.ts';
import { serializeReview } from '#store/serializers/product/review.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import {
  readProducts as listCall,
  readCrossSelling,
  readProduct,
  readPurchaseLimits,
} from '#store-api/contract/product.ts';
import { readReviews as readCall, writeReview as writeCall } from '#store-api/contract/review.ts';
import { associate, readAssociatedProducts } from './associate.ts';
import { readShown } from './read-shown.ts';

/** Products: lists, one in full, what goes with it. */
export function productRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, listCall, async (c) => {
    const criteria = await criteriaOf(c);
    const view = await productView(c);
    const { records, catalogue } = c.var.store;
    const hits = criteria.term === null ? null : await catalogue.findHits(c.var.locale, criteria.term);
    const { ids, ...result } = await findProducts(records.read, criteria, view, hits);
    const elements = await readAssociatedProducts(c, ids, view, criteria);
    return answerPage(c, 'product', { elements, ...result }, criteria);
  });

  onBoth(routes, readProduct, async (c) => {
    const input = await readInput(c);
    const view = await productView(c);
    const { shown, family } = await readShown(c, pathId(c, 'id'), view);
    const criteria = readCriteria(input);
    const wants = { ...EVERYTHING, seoUrls: productWants(c, criteria).seoUrls };
    const category = c.var.store.catalogue.categories.byId.get(shown.assignedCategoryIds[0] ?? '');
    const seoCategory = category ? serializeCategory(category, 0, categoryView(c, input)) : null;
    const configurator = isOff(input.skipConfigurator) ? serializeConfigurator(shown, family.variants, view) : [];
    const product = { ...serializeProduct(shown, view, wants), seoCategory };
    const cmsPage = isOff(input.skipCmsPage)
      ? await readProductPage(c, input, { product, configurator, shown, view })
      : null;
    const associated = (await associate(c, [product], view, criteria)).map((each) => ({ ...each, cmsPage }));
    const [narrowed] = narrow(associated, criteria.associations);
    const body = { product: narrowed, configurator, apiAlias: 'product_detail' };
    return c.json(trim(body, readOutput(input)));
  });

  onBoth(routes, readCrossSelling, async (c) => {
    const input = await readInput(c);
    const view = await productView(c);
    const { shown } = await readShown(c, pathId(c, 'id'), view, NOTHING);
    const lists = await readCrossSellings(c, shown.row, view, readCriteria(input));
    return c.json(trim(lists, readOutput(input)));
  });

  return routes;
}

const isOff = (flag: unknown): boolean => flag === undefined || flag === false || flag === 'false' || flag === '0';

type Shown = Pick<ProductParts, 'product' | 'configurator'> & { shown: LoadedProduct; view: ProductView };

/** Reviews of one page of a product; all others are asked for by `/product/{id}/reviews`. */
const FIRST_REVIEWS = 10;

/** The layout of a product's page with all that stands in it. */
function readProductPage(c: StoreContext, input: Record<string, unknown>, { shown, view, ...parts }: Shown) {
  const { store, session } = c.var;
  const reviews = async () => {
    const rows = await readReviews(store.records.read, shown.row.rootId, session.customerId);
    const elements = rows
      .slice(0, FIRST_REVIEWS)
      .map((row) => serializeReview(row, store.shopConfig.salesChannel.id, session.customerId));
    const page = { total: rows.length, limit: FIRST_REVIEWS };
    return { ...searchResult('product_review', elements, page), totalReviews: rows.length, productId: shown.row.id };
  };
  const crossSellings = () => readCrossSellings(c, shown.row, view, readCriteria({}));
  return serializeLayout(productLayout({ ...parts, reviews, crossSellings }), slotsOf(input));
}

/** What goes with a product, list by list; lists without active products are left out. */
async function readCrossSellings(c: StoreContext, row: ProductRow, view: ProductView, criteria: Criteria) {
  const rows = await c.var.store.records.read
    .select({ list: crossSelling.list, targetId: crossSelling.targetId })
    .from(crossSelling)
    .innerJoin(product, and(eq(product.id, crossSelling.targetId), eq(product.active, true)))
    .where(eq(crossSelling.productId, row.rootId))
    .orderBy(asc(crossSelling.position));
  const targets = [...new Set(rows.map(({ targetId }) => targetId))];
  const products = await readAssociatedProducts(c, targets, view, criteria);
  const byList = Map.groupBy(rows, ({ list }) => list);
  return LISTS.flatMap((list) => {
    const ids = (byList.get(list.key) ?? []).map(({ targetId }) => targetId);
    const members = ids.flatMap((id) => products.find((each) => each.id === id) ?? []);
    return members.length > 0 ? [serializeCrossSellingElement(list, row, members, c.var.locale)] : [];
  });
}

/** What buyers say of a product, and saying it. */
export function reviewRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readCall, async (c) => {
    const { store, session } = c.var;
    const criteria = await criteriaOf(c);
    const rows = await readReviews(store.records.read, await rootOf(c), session.customerId);
    const elements = rows.map((row) => serializeReview(row, store.shopConfig.salesChannel.id, session.customerId));
    return answerList(c, 'product_review', elements, criteria);
  });

  // who may not write hears so before anything else is looked at
  onCall(routes, writeCall, async (c) => {
    await requireCustomer(c.var.store.records.read, c.var.session);
    await writeReview(c, await rootOf(c), await readBody(c));
    return c.body(null, 204);
  });

  return routes;
}

/** The product of the path, or the one that the variant belongs to. @throws 404 */
async function rootOf(c: StoreContext): Promise<string> {
  const { shown } = await readShown(c, pathId(c, 'id'), await productView(c), NOTHING);
  return shown.row.rootId;
}

/** From options to the variant that has them, and how much of it one may buy. */
export function variantRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, { path: '/product/{id}/find-variant' }, async (c) => {
    const id = pathId(c, 'id');
    const input = await readInput(c);
    const view = await productView(c);
    const options = optionsOf(input.options, view);
    const switched = typeof input.switchedGroup === 'string' ? input.switchedGroup : undefined;
    const [family] = await loadProducts(c.var.store.records.read, [id], view);
    const match = findVariant(family?.variants ?? [], options, switched);
    if (!match)
      throw refuse(404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND', `No variant for product id ${id} found.`, {
        productId: id,
      });
    return c.json({
      foundCombination: { variantId: match.row.id, options: match.optionIds, apiAlias: 'variant_combination' },
      apiAlias: 'find_product_variant_route_response',
    });
  });

  // before /product/{id}, which would take it for an id
  onCall(routes, readPurchaseLimits, async (c) => {
    const { ids } = await criteriaOf(c);
    if (!ids)
      throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "ids" is missing.', {
        parameterName: 'ids',
      });
    const { records, shopConfig } = c.var.store;
    const products = await loadProducts(records.read, ids, await productView(c), NOTHING);
    return c.json(products.filter(({ row }) => row.active).map((each) => serializePurchaseLimit(each, shopConfig)));
  });

  return routes;
}

/** How much of a product may be bought today; one with variants has what they have together. */
function serializePurchaseLimit(product: LoadedProduct, { limits }: ShopConfig) {
  const { row, variants } = product;
  const stock = stockOf(variants.length > 0 ? variants : [product]);
  return {
    productId: row.id,
    minPurchase: row.minPurchase,
    purchaseSteps: row.purchaseSteps,
    maxPurchase: maxPurchaseOf(row, stock, limits.maxPurchase),
    stock,
    apiAlias: 'product_purchase_limit',
  };
}

/** A map group → option, or a list of options. @throws 400 when there are none */
function optionsOf(raw: unknown, { catalogue }: ProductView): Record<string, string> {
  const ids = Object.values(typeof raw === 'object' && raw !== null ? raw : {}).filter(
    (id): id is string => typeof id === 'string',
  );
  if (ids.length === 0)
    throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "options" is missing.', {
      parameterName: 'options',
    });
  if (!Array.isArray(raw)) return raw as Record<string, string>;
  return Object.fromEntries(catalogue.properties.inOrder(ids).map(({ id, group }) => [group.id, id]));
}
