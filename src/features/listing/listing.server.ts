import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import { coloursOf } from '#features/product/buy/choices.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type ProductListing, readListing, search } from '#store-api/contract/listing.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { type ListingState, listingBody } from './listing-query.ts';

/** Goods on one page of a list: full rows of two and of three, and 14 KB of HTML at most. */
export const PAGE_SIZE = 12;

/** How a category stands until somebody wants it otherwise: devices before their screws. */
const FAVOURITES_FIRST = 'topseller';

/** One page of a list, and the colours that its goods come in. */
export interface ListingPage {
  state: ListingState;
  listing: ProductListing;
  /** By product id, each as #rrggbb. */
  colours: Map<string, string[]>;
}

/** A page of a category, its sub-categories included. @throws {ApiError} 404 for a category nobody knows */
export const categoryPage = (
  storeContext: StoreContext,
  categoryId: string,
  state: ListingState,
): Promise<ListingPage> =>
  complete(storeContext, state, () => {
    const body = { order: FAVOURITES_FIRST, ...listingBody(state, PAGE_SIZE), includes: CARD_INCLUDES };
    return callStore(storeContext, readListing, { path: { categoryId }, body });
  });

/** A page of what was found for the words of the state. */
export const searchPage = (storeContext: StoreContext, words: string, state: ListingState): Promise<ListingPage> =>
  complete(storeContext, state, () =>
    callStore(storeContext, search, {
      body: { ...listingBody(state, PAGE_SIZE), search: words, includes: CARD_INCLUDES },
    }),
  );

async function complete(
  storeContext: StoreContext,
  state: ListingState,
  read: () => Promise<ProductListing>,
): Promise<ListingPage> {
  const listing = await read();
  const variants = await variantsOf(storeContext, listing.elements);
  const byRoot = coloursOf(variants);
  const colours = new Map(listing.elements.map(({ id, parentId }) => [id, byRoot.get(parentId ?? id) ?? []]));
  return { state, listing, colours };
}

/** The sisters of these products. A build, which asks without a visitor, has read them all already. */
async function variantsOf(storeContext: StoreContext, products: readonly Product[]): Promise<Product[]> {
  if (!storeContext.send) return (await allProducts(storeContext.locale)).filter(({ parentId }) => parentId);
  const roots = [...new Set(products.map(({ id, parentId }) => parentId ?? id))];
  if (roots.length === 0) return [];
  const filter = [{ type: 'equalsAny', field: 'parentId', value: roots }];
  const includes = { product: ['id', 'parentId', 'options'] };
  const body = { filter, includes, associations: { options: { associations: { group: {} } } }, limit: 100 };
  return (await callStore(storeContext, readProducts, { body })).elements;
}

/** The page that the state asks for, or the last one when it asks for one behind it. */
export const lastPage = ({ listing }: ListingPage): number => Math.max(1, Math.ceil(listing.total / PAGE_SIZE));
