import { requireCustomer } from '#store/account/guard.ts';
import { findProducts } from '#store/catalogue/product/find-products.ts';
import { productView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { readWishes, readWishlist, type WishlistRow } from '#store/records/wishlist/wishlists.ts';
import type { StoreContext } from '#store/request.ts';
import { noWishlist } from './wishlist.ts';

/** One page of a wishlist: ids of its products, and how many there are as `total-count-mode` counts them. */
export type WishlistPage = { wishlist: WishlistRow; ids: string[]; total: number };

/** The customer's wishlist after criteria, newest first unless they sort. @throws 403 for guests too, 404 nothing was ever added */
export async function readWishlistPage(c: StoreContext, criteria: Criteria): Promise<WishlistPage> {
  const { store, session } = c.var;
  const db = store.records.read;
  const { customer } = await requireCustomer(db, session);
  const wishlist = await readWishlist(db, customer.id);
  if (!wishlist) throw noWishlist();
  const wishes = await readWishes(db, customer.id);
  const asked = criteria.ids ? wishes.filter((id) => criteria.ids?.includes(id)) : wishes;
  const { ids } = await findProducts(db, { ...criteria, ids: asked }, await productView(c));
  const start = (criteria.page - 1) * criteria.limit;
  const page = ids.slice(start, start + criteria.limit);
  return { wishlist, ids: page, total: criteria.totalCount === 'none' ? page.length : ids.length };
}
