/** What may be asked twice. Everything that is not named here is a write: it is sent once, whatever happens to it. */

/** POSTs of the Store API that only read: a POST because their criteria are long. */
const POST_READS = [
  '/account/customer',
  '/account/list-address',
  '/account/newsletter-recipient',
  '/category',
  '/category/{id}',
  '/cms/{id}',
  '/country',
  '/country-state/{id}',
  '/currency',
  '/customer/wishlist',
  '/landing-page',
  '/landing-page/{id}',
  '/language',
  '/media',
  '/navigation/{active}/{root}',
  '/order',
  '/payment-method',
  '/product',
  '/product/{id}',
  '/product/{id}/cross-selling',
  '/product/{id}/find-variant',
  '/product/{id}/reviews',
  '/product-listing/{id}',
  '/salutation',
  '/search',
  '/search-suggest',
  '/seo-url',
  '/shipping-method',
];

/** GETs that do something: a payment is carried on, a script of the merchant runs. */
const GET_WRITES = ['/handle-payment', '/script/{hook}'];

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
const postReads = POST_READS.map(pattern);
const getWrites = GET_WRITES.map(pattern);

/** Whether a call changes nothing. `path` is relative to the Store API: `/product/{id}`. */
export function isRead(method: string, path: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return !getWrites.some((write) => write.test(path));
  return method === 'POST' && postReads.some((read) => read.test(path));
}
