/**
 * Whether a request is a form from a page of this shop, or from nobody's page (a reload, a client without a browser):
 * another site must not press a button here, nor give a shopper another session. Browsers say where a form comes from;
 * those that don't (older ones, and all over plain http) name its origin, whose host has to be ours.
 */
export function isOwnForm(request: Request, siteUrl: URL): boolean {
  if (request.method !== 'POST') return false;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin' || from === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && [siteUrl.host, request.headers.get('host')].includes(new URL(origin).host);
}
