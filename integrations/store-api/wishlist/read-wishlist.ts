import { type FoundProducts, findProducts } from '#store/catalogue/product/find-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { readWishlist, readWishlistProductIds, type WishlistRow } from '#store/records/wishlist/wishlists.ts';
import type { StoreContext } from '#store/request.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import { noWishlist } from './wishlist.ts';

/** A wishlist, and one page of its products. */
export type WishlistPage = { wishlist: WishlistRow; result: FoundProducts };

/** The customer's wishlist after criteria, newest first unless they sort. @throws 403 for guests too, 404 nothing was ever added */
export async function readWishlistPage(c: StoreContext, criteria: Criteria, view: ProductView): Promise<WishlistPage> {
  const { store, session } = c.var;
  const db = store.records.read;
  const { customer } = await requireCustomer(db, session);
  const wishlist = await readWishlist(db, customer.id);
  if (!wishlist) throw noWishlist();
  return { wishlist, result: await findProducts(db, criteria, view, await readWishlistProductIds(db, customer.id)) };
}
