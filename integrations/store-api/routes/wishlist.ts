import { Hono } from 'hono';
import { success, wireDate } from '#store/answer.ts';
import { productView } from '#store/catalogue/product/view.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { trim } from '#store/criteria/output.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { readWishlistPage } from '#store/wishlist/read-wishlist.ts';
import { addToWishlist, mergeWishlist, removeFromWishlist } from '#store/wishlist/wishlist.ts';
import {
  addToWishlist as addCall,
  mergeWishlist as mergeCall,
  readWishlist as readCall,
  removeFromWishlist as removeCall,
} from '#store-api/contract/wishlist.ts';
import { resultOf } from './answer-list.ts';
import { onBoth, pathId } from './both.ts';
import { readAsked } from './catalogue/product/read-asked.ts';
import { onCall } from './on-call.ts';

/** What a customer has noted for later (facts §2.6). */
export function wishlistRoutes() {
  const routes = new Hono<StoreEnv>();
  onBoth(routes, readCall, answerWishlist);
  onCall(routes, addCall, async (c) => {
    await addToWishlist(c, pathId(c, 'productId'));
    return c.json(success);
  });
  onCall(routes, removeCall, async (c) => {
    await removeFromWishlist(c, pathId(c, 'productId'));
    return c.json(success);
  });
  onCall(routes, mergeCall, async (c) => {
    await mergeWishlist(c, await readBody(c));
    return c.json(success);
  });
  return routes;
}

async function answerWishlist(c: StoreContext): Promise<Response> {
  const criteria = await criteriaOf(c);
  const view = await productView(c);
  const { wishlist, found } = await readWishlistPage(c, criteria, view);
  const elements = await readAsked(c, found.ids, view, criteria);
  const answer = {
    wishlist: {
      id: wishlist.id,
      customerId: wishlist.customerId,
      salesChannelId: c.var.store.facts.salesChannel.id,
      customFields: null,
      createdAt: wireDate(new Date(wishlist.createdAt)),
      updatedAt: null,
      apiAlias: 'customer_wishlist',
    },
    products: resultOf(c, 'product', { ...found, elements }, criteria),
    apiAlias: 'wishlist_products',
  };
  return c.json(trim(answer, criteria.output));
}
