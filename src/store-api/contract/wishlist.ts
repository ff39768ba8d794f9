import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, Success, searchResult } from './entity.ts';
import { Product } from './product.ts';

/** What a customer has noted for later, newest first. */
export const Wishlist = z.looseObject({
  wishlist: z.nullish(z.looseObject({ id: z.nullish(z.string()), customerId: z.nullish(z.string()) })),
  products: searchResult(Product),
});
export type Wishlist = z.infer<typeof Wishlist>;

/** Answers 404 while nothing has ever been added, and 403 to guests. */
export const readWishlist = call<Criteria>()('POST', '/customer/wishlist', Wishlist);
export const addToWishlist = call()('POST', '/customer/wishlist/add/{productId}', Success);
export const removeFromWishlist = call()('DELETE', '/customer/wishlist/delete/{productId}', Success);
/** After a login: what was noted in the browser, oldest first. */
export const mergeWishlist = call<{ productIds: string[] }>()('POST', '/customer/wishlist/merge', Success);
