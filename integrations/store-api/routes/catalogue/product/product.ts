import { Hono } from 'hono';
import { findProducts } from '#store/catalogue/product/find-products.ts';
import { productView } from '#store/catalogue/product/view.ts';
import { EVERYTHING, NOTHING } from '#store/catalogue/product/wants.ts';
import { findHits } from '#store/catalogue/search/find-hits.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { narrow } from '#store/criteria/narrow.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth, pathId } from '#store/routes/both.ts';
import { categoryView } from '#store/routes/catalogue/content/category-view.ts';
import { answerPage } from '#store/routes/list-response.ts';
import { serializeCategory } from '#store/serializers/category.ts';
import { serializeConfigurator } from '#store/serializers/product/configurator.ts';
import { serializeProduct } from '#store/serializers/product/product.ts';
import { productWants } from '#store/serializers/product/read-products.ts';
import { readProducts as listCall, readCrossSelling, readProduct } from '#store-api/contract/product.ts';
import { associate } from './associate.ts';
import { readAssociatedProducts } from './read-associated-products.ts';
import { readCrossSellings } from './read-cross-sellings.ts';
import { readProductPage } from './read-product-page.ts';
import { readShown } from './read-shown.ts';

/** Products: lists, one in full, what goes with it. */
export function productRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, listCall, async (c) => {
    const criteria = await criteriaOf(c);
    const view = await productView(c);
    const { records, catalogue } = c.var.store;
    const hits =
      criteria.term === null ? null : await findHits(records.read, catalogue.searchIndex[c.var.locale], criteria.term);
    const { ids, ...result } = await findProducts(records.read, criteria, view, hits);
    const elements = await readAssociatedProducts(c, ids, view, criteria);
    return answerPage(c, 'product', { elements, ...result }, criteria);
  });

  onBoth(routes, readProduct, async (c) => {
    const input = await readInput(c);
    const view = await productView(c);
    const { shown, family } = await readShown(c, pathId(c, 'id'), view);
    const criteria = readCriteria(input, c.var.now);
    const wants = { ...EVERYTHING, seoUrls: productWants(c, criteria).seoUrls };
    const category = c.var.store.catalogue.categories.byId.get(shown.assignedCategoryIds[0] ?? '');
    const seoCategory = category ? serializeCategory(category, 0, categoryView(c, input)) : null;
    const configurator = isOff(input.skipConfigurator) ? serializeConfigurator(shown, family.variants, view) : [];
    const product = { ...serializeProduct(shown, view, wants), seoCategory };
    const cmsPage = isOff(input.skipCmsPage)
      ? await readProductPage(c, input, { product, configurator, shown, view })
      : null;
    const associated = (await associate(c, [product], view, criteria)).map((each) => ({ ...each, cmsPage }));
    const [narrowed] = narrow(associated, criteria.associations, c.var.now);
    const body = { product: narrowed, configurator, apiAlias: 'product_detail' };
    return c.json(trim(body, readOutput(input)));
  });

  onBoth(routes, readCrossSelling, async (c) => {
    const input = await readInput(c);
    const view = await productView(c);
    const { shown } = await readShown(c, pathId(c, 'id'), view, NOTHING);
    const lists = await readCrossSellings(c, shown.row, view, readCriteria(input, c.var.now));
    return c.json(trim(lists, readOutput(input)));
  });

  return routes;
}

const isOff = (flag: unknown): boolean => flag === undefined || flag === false || flag === 'false' || flag === '0';
