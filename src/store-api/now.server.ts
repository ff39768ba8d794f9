import { config } from 'virtual:store-api';

/** The current time of the shop: the real one, or `SHOP_CLOCK` for tests and previews. */
export const shopNow = (): Date => new Date(config.SHOP_CLOCK ?? Date.now());
