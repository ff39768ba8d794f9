import { askIsNet } from './live-products.store.ts';
import { keepNet } from './net-prices.store.ts';

/* The account asks what the shopper's prices are, so that the first page of goods after a login knows it before it is painted. */
askIsNet().then(keepNet, () => {}); // a store that can't tell is asked by the next page
