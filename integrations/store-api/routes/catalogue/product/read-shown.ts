import { type LoadedProduct, loadProducts, shownVariant } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { EVERYTHING, type Wants } from '#store/catalogue/product/wants.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext } from '#store/request.ts';

/** The product of an id and its family; one with variants is shown as the one that stands for all. @throws 404 */
export async function readShown(
  c: StoreContext,
  id: string,
  view: ProductView,
  wants: Wants = EVERYTHING,
): Promise<{ shown: LoadedProduct; family: LoadedProduct }> {
  const db = c.var.store.records.read;
  const [requested] = await loadProducts(db, [id], view, wants);
  if (!requested?.row.active)
    throw refuse(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  if (requested.variants.length > 0) {
    const [shown = requested] = await loadProducts(db, [shownVariant(requested).row.id], view, wants);
    return { shown, family: requested };
  }
  const [family = requested] = requested.row.parentId
    ? await loadProducts(db, [requested.row.parentId], view, wants)
    : [requested];
  return { shown: requested, family };
}
