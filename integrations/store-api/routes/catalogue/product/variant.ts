import { Hono } from 'hono';
import { findVariant } from '#store/catalogue/product/find-variant.ts';
import { type LoadedProduct, loadProducts } from '#store/catalogue/product/load-products.ts';
import { maxPurchaseOf, stockOf } from '#store/catalogue/product/offer.ts';
import { type ProductView, productView } from '#store/catalogue/product/view.ts';
import { NOTHING } from '#store/catalogue/product/wants.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth, pathId } from '#store/routes/both.ts';
import { onCall } from '#store/routes/on-call.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { readPurchaseLimits } from '#store-api/contract/product.ts';

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
