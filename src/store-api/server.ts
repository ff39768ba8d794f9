import { config, fetchStore } from 'virtual:store-api';
import { createSend, type Send } from '#store-api/client.ts';
import { siteOrigin } from '#values/http.ts';
import { visitorOf } from '#values/visitor.ts';

/** Any origin does: the request never leaves the process unless a remote Shopware is configured. */
const ENDPOINT = 'http://store.internal/store-api';

/** Where the shop is found, for absolute links. */
export const siteUrl = new URL(siteOrigin(config.SITE_URL, config.PORT));

/** Where a page was asked for from: the store counts by it what one visitor may do. */
export interface Caller {
  address: string;
  /** `x-forwarded-for`, as it came. */
  forwarded: string | null;
}

/** Who calls from there, as limits and queues count it. */
export const visitorAt = ({ address, forwarded }: Caller): string => visitorOf(config.PROXIES, forwarded, address);

const inProcess = (caller?: Caller) =>
  ((input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (caller?.forwarded) request.headers.set('x-forwarded-for', caller.forwarded);
    return fetchStore(request, caller?.address);
  }) as typeof fetch;
const accessKey = config.STORE_API_ACCESS_TOKEN ?? config.STORE_ACCESS_KEY;

/** Asks the store as an anonymous visitor: for static pages and for everything that may be cached. */
export const sendAnonymous: Send = createSend({ endpoint: ENDPOINT, accessKey, fetch: inProcess() });

/**
 * Asks the store as the shopper of this token, who calls from somewhere: for personal pages. `keepToken` gets the new one when it changes, and
 * what is asked after that goes with it.
 */
export function sendAs(token: string | undefined, caller: Caller, keepToken?: (token: string) => void): Send {
  let current = token;
  const keep = (newToken: string) => {
    current = newToken;
    keepToken?.(newToken);
  };
  return createSend({
    endpoint: ENDPOINT,
    accessKey,
    fetch: inProcess(caller),
    readToken: () => current,
    keepToken: keep,
  });
}
