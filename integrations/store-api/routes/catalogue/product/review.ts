import { Hono } from 'hono';
import { productView } from '#store/catalogue/product/view.ts';
import { NOTHING } from '#store/catalogue/product/wants.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { readReviews } from '#store/records/review/reviews.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { writeReview } from '#store/review/write-review.ts';
import { onBoth, pathId } from '#store/routes/both.ts';
import { answerList } from '#store/routes/list-response.ts';
import { onCall } from '#store/routes/on-call.ts';
import { serializeReview } from '#store/serializers/product/review.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import { readReviews as readCall, writeReview as writeCall } from '#store-api/contract/review.ts';
import { readShown } from './read-shown.ts';

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
