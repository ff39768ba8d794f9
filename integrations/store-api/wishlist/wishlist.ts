import { and, eq } from 'drizzle-orm';
import { type FoundProducts, findProducts } from '#store/catalogue/product/find-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { refuse } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { product } from '#store/records/schema/product.ts';
import {
  addWishlistProducts,
  readWishlist,
  readWishlistProductIds,
  removeWishlistItem,
  type WishlistRow,
} from '#store/records/wishlist/wishlists.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';

/** Puts a product on the customer's wishlist. @throws 403 for guests too, 404 no such product, 400 it is there already */
export function addToWishlist(c: StoreContext, productId: string): Promise<void> {
  return changeWishlist(c, async (tx, customerId) => {
    const [match] = await inRange(tx, [productId]);
    if (!match)
      throw refuse(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${productId} not found.`, { productId });
    if ((await addWishlistProducts(tx, customerId, [productId], c.var.now)) === 0)
      throw refuse(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist', { productId });
  });
}

/** Takes a product off it. @throws 403 for guests too, 404 no wishlist, or the product is not on it */
export function removeFromWishlist(c: StoreContext, productId: string): Promise<void> {
  return changeWishlist(c, async (tx, customerId) => {
    if (!(await readWishlist(tx, customerId))) throw noWishlist();
    if (!(await removeWishlistItem(tx, customerId, productId)))
      throw refuse(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', `Wishlist product with id ${productId} not found`, {
        productId,
      });
  });
}

/**
 * Takes over what somebody had noted before the login, oldest first. Products that are unknown or on the wishlist
 * already are passed over. @throws 400 without a list, 403 for guests too
 */
export function mergeWishlist(c: StoreContext, { productIds }: Body): Promise<void> {
  return changeWishlist(c, async (tx, customerId) => {
    if (!Array.isArray(productIds))
      throw refuse(400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING', 'Parameter "productIds" is missing.');
    const existingIds = new Set(await inRange(tx, productIds.filter(isId)));
    const idsToAdd = [...new Set(productIds)].filter((id) => existingIds.has(id));
    await addWishlistProducts(tx, customerId, idsToAdd, c.var.now);
  });
}

const noWishlist = () => refuse(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.');

function changeWishlist(c: StoreContext, work: (tx: Database, customerId: string) => Promise<void>): Promise<void> {
  const { store, session } = c.var;
  return store.records.transaction(async (tx) => {
    const { customer } = await requireCustomer(tx, session);
    await work(tx, customer.id);
  });
}

/** Those of these products that the shop has in its range. */
async function inRange(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.active, true), among(product.id, ids)));
  return rows.map(({ id }) => id);
}

/** A wishlist, and one page of its products. */
type WishlistPage = { wishlist: WishlistRow; result: FoundProducts };

/** The customer's wishlist after criteria, newest first unless they sort. @throws 403 for guests too, 404 nothing was ever added */
export async function readWishlistPage(c: StoreContext, criteria: Criteria, view: ProductView): Promise<WishlistPage> {
  const { store, session } = c.var;
  const db = store.records.read;
  const { customer } = await requireCustomer(db, session);
  const wishlist = await readWishlist(db, customer.id);
  if (!wishlist) throw noWishlist();
  return { wishlist, result: await findProducts(db, criteria, view, await readWishlistProductIds(db, customer.id)) };
}
