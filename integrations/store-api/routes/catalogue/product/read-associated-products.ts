import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import type { StoreContext } from '#store/request.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import { productWants, readProducts } from '#store/serializers/product/read-products.ts';
import { associate } from './associate.ts';

/** Products of these ids with all that the criteria ask for. @throws 400 for an association that products do not have */
export async function readAssociatedProducts(
  c: StoreContext,
  ids: readonly string[],
  view: ProductView,
  criteria: Criteria,
): Promise<SerializedProduct[]> {
  return associate(c, await readProducts(c, ids, view, productWants(c, criteria)), view, criteria);
}
