import { TOKEN_NAME } from '#store-api/call.ts';

/** What a Store API understands of a request; cookies and everything else stay in the shop. */
const SENT = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
  TOKEN_NAME,
  'sw-currency-id',
  'sw-include-search-info',
  'sw-include-seo-urls',
  'sw-inheritance',
  'sw-language-id',
  'sw-version-id',
];

/** What a browser needs of an answer. Cookies of the Shopware, its policies and what belongs to one connection stay there. */
const PASSED_ON = [
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  TOKEN_NAME,
  'sw-language-id',
  'sw-version-id',
];

/** Headers for the remote: its own key instead of the client's, and whom it serves, so that it counts attempts per shopper. */
export function headersToSend(headers: Headers, accessKey: string, client: string | undefined): Headers {
  const sent = only(SENT, headers);
  sent.set('sw-access-key', accessKey);
  const way = [headers.get('x-forwarded-for'), client].filter(Boolean).join(', ');
  if (way) sent.set('x-forwarded-for', way);
  return sent;
}

export const headersToPassOn = (headers: Headers): Headers => only(PASSED_ON, headers);

function only(names: readonly string[], headers: Headers): Headers {
  const kept = names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(kept);
}
