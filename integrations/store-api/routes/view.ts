import type { CartView } from '#store/cart/serialize-cart.ts';
import type { StoreContext } from '#store/request.ts';

/** Words and pictures for the language of a request. */
export const viewOf = (c: StoreContext): CartView => {
  const { store, locale } = c.var;
  return { shopConfig: store.shopConfig, pictures: store.catalogue.pictures, locale };
};
