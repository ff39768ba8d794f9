/** The key that the Shopware was recorded with. */
export const ACCESS_KEY = 'SWSCZVJMAKR0WJDHVFPEBJRZUG';

/** Who registers with an address that ends so has to confirm it. */
export const CONFIRMED = '@confirmed.example';

/** Where the storefront of these tests is built. */
export const DIST = '.cache/out-shopware';

/** Ports of the Shopware and of the shop in front of it. */
export const PORTS = { shopware: 4600, shop: 4601 };

/** Origins of both, as each knows the other. */
export const ORIGINS = {
  shopware: `http://127.0.0.1:${PORTS.shopware}`,
  shop: `http://localhost:${PORTS.shop}`,
};

/** What makes a shop one of this Shopware; the build takes everything anew. */
export const REMOTE = {
  STORE_API_ENDPOINT: `${ORIGINS.shopware}/store-api`,
  STORE_API_ACCESS_TOKEN: ACCESS_KEY,
  STORE_API_CACHE_MINUTES: '0',
};
