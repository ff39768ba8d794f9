/**
 * Whatever stands under `/store-api` is data, also when it says that it is a page: a remote Shopware's HTML would
 * otherwise run at the shop's own address, where the token lies.
 */
export function asData(response: Response): Response {
  response.headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}
