import { loadProducts } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { type Wants, wantsOf } from '#store/catalogue/product/wants.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import type { StoreContext } from '#store/request.ts';
import { type SerializedProduct, serializeProduct } from '#store/serializers/product/product.ts';

/** Products of these ids as the wire gives them, in this order. */
export async function readProducts(
  c: StoreContext,
  ids: readonly string[],
  view: ProductView,
  wants: Wants,
): Promise<SerializedProduct[]> {
  const products = await loadProducts(c.var.store.records.read, ids, view, wants);
  return products.map((product) => serializeProduct(product, view, wants));
}

/** What a request wants of products. @throws 400 for an association that products do not have */
export const productWants = (c: StoreContext, criteria: Criteria): Wants => wantsOf(criteria, wantsAddresses(c));

/** Whether the header asks for addresses; it counts whatever it says. */
export const wantsAddresses = (c: StoreContext): boolean => c.req.header('sw-include-seo-urls') !== undefined;
