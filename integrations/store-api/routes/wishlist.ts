import { Hono } from 'hono';
import { productView } from '#store/catalogue/product/view.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { trim } from '#store/criteria/output.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody, serializeDate, success } from '#store/request.ts';
import { addToWishlist, mergeWishlist, readWishlistPage, removeFromWishlist } from '#store/wishlist/wishlist.ts';
import {
  addToWishlist as addCall,
  mergeWishlist as mergeCall,
  readWishlist as readCall,
  removeFromWishlist as removeCall,
} from '#store-api/contract/wishlist.ts';
import { readAssociatedProducts } from './catalogue/product/associate.ts';
import { resultOf } from './list-response.ts';
import { onBoth, onCall } from './on-call.ts';
import { pathId } from './path-part.ts';

/** What a customer has noted for later. */
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
  const { wishlist, result } = await readWishlistPage(c, criteria, view);
  const elements = await readAssociatedProducts(c, result.ids, view, criteria);
  const body = {
    wishlist: {
      id: wishlist.id,
      customerId: wishlist.customerId,
      salesChannelId: c.var.store.shopConfig.salesChannel.id,
      customFields: null,
      createdAt: serializeDate(new Date(wishlist.createdAt)),
      updatedAt: null,
      apiAlias: 'customer_wishlist',
    },
    products: resultOf(c, 'product', { ...result, elements }, criteria),
    apiAlias: 'wishlist_products',
  };
  return c.json(trim(body, criteria.output));
}
