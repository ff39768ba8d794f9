import { Hono } from 'hono';
import { findVariant } from '#store/catalogue/product/find-variant.ts';
import { loadProducts } from '#store/catalogue/product/load-products.ts';
import { type ProductView, productView } from '#store/catalogue/product/view.ts';
import { readInput } from '#store/criteria/input.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth, pathId } from '#store/routes/both.ts';

/** From options to the variant that has them (facts §2.3). */
export function variantRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, { path: '/product/{id}/find-variant' }, async (c) => {
    const id = pathId(c, 'id');
    const input = await readInput(c);
    const view = await productView(c);
    const options = optionsOf(input.options, view);
    const switched = typeof input.switchedGroup === 'string' ? input.switchedGroup : undefined;
    const [family] = await loadProducts(c.var.store.records.read, [id], view);
    const found = findVariant(family?.variants ?? [], options, switched);
    if (!found)
      throw refuse(404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND', `No variant for product id ${id} found.`, {
        productId: id,
      });
    return c.json({
      foundCombination: { variantId: found.row.id, options: found.optionIds, apiAlias: 'variant_combination' },
      apiAlias: 'find_product_variant_route_response',
    });
  });

  return routes;
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
