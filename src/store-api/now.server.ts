import { config } from 'virtual:store-api';

/** The moment that pages are drawn for: the real one, or what `SHOP_CLOCK` says for tests and for looking ahead. */
export const shopNow = (): Date => new Date(config.SHOP_CLOCK ?? Date.now());
