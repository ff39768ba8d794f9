import { and, asc, eq } from 'drizzle-orm';
import type { ProductRow } from '#store/catalogue/product/load-products.ts';
import { LISTS } from '#store/catalogue/product/related/cross-selling-lists.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { product } from '#store/records/schema/product.ts';
import type { StoreContext } from '#store/request.ts';
import { serializeCrossSellingElement } from '#store/serializers/product/cross-selling.ts';
import { readAssociatedProducts } from './read-associated-products.ts';

/** What goes with a product, list by list; lists without active products are left out. */
export async function readCrossSellings(c: StoreContext, row: ProductRow, view: ProductView, criteria: Criteria) {
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
