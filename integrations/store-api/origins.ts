import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from '#config.schema.ts';
import { typedHost } from '#values/http.ts';

/**
 * Every address at which this shop is known: its own and where it listens. A shop that has no SITE_URL yet is also what a
 * visitor calls the machine; with one that header, which anybody may forge, counts for nothing.
 */
function ownHosts({ SITE_URL, HOST, PORT }: Config, requestUrl: string): string[] {
  const site = SITE_URL ?? believed(requestUrl);
  return [`${HOST}:${PORT}`, `localhost:${PORT}`, ...(site ? [new URL(site).host] : [])];
}

/** The address of a request, unless it could be somebody else's: then mails would carry links to them. */
function believed(requestUrl: string): string | undefined {
  if (isOwnMachine(new URL(requestUrl).hostname)) return requestUrl;
  logOnce();
  return undefined;
}

let isLogged = false;

function logOnce(): void {
  if (isLogged) return;
  isLogged = true;
  const what =
    'A request calls the shop by a name that might be another machine’s, which is not believed: set SITE_URL to the name that is its own.';
  console.error(JSON.stringify({ level: 'warn', at: 'store-api', what }));
}

/**
 * Whether `url` leads to this shop: http or https, one of its own hosts, a subdomain of SITE_URL, or one of
 * STOREFRONT_URLS as it is written there. Everything else would be an open redirect, or mails that lead elsewhere.
 */
export function isKnownOrigin(config: Config, requestUrl: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, hostname, username } = new URL(url);
  if (!['http:', 'https:'].includes(protocol) || username) return false;
  if (isStorefront(config, url)) return true;
  const site = config.SITE_URL ? new URL(config.SITE_URL).hostname : undefined;
  return ownHosts(config, requestUrl).includes(host) || (site !== undefined && hostname.endsWith(`.${site}`));
}

/**
 * The shop's public address without a slash at its end. Without SITE_URL that of a page of the shop (an address that
 * `isKnownOrigin` let through, and no storefront of others), else where it listens: never a header of the request, which
 * anybody may forge.
 */
export function shopAddress(config: Config, page?: string | null): string {
  const { SITE_URL, HOST, PORT } = config;
  const pageOrigin = page && !isStorefront(config, page) ? new URL(page).origin : undefined;
  return (SITE_URL ?? pageOrigin ?? `http://${typedHost(HOST)}:${PORT}`).replace(/\/$/, '');
}

/**
 * The storefront that a page belongs to, without a slash at its end: one of STOREFRONT_URLS, else the shop itself.
 * @param page its address, or the `Origin` of a call
 */
export const storefrontOf = (config: Config, page?: string | null): string =>
  storefrontAt(config, page)?.replace(/\/$/, '') ?? shopAddress(config, page);

/** All storefronts of this store: the shop itself first. */
export const storefrontsOf = (config: Config): string[] => [
  shopAddress(config),
  ...config.STOREFRONT_URLS.map((url) => storefrontOf(config, url)),
];

/** Whether an address belongs to one of STOREFRONT_URLS. */
export const isStorefront = (config: Config, page?: string | null): boolean => storefrontAt(config, page) !== undefined;

function storefrontAt({ STOREFRONT_URLS }: Config, page?: string | null): string | undefined {
  const origin = page && URL.canParse(page) ? new URL(page).origin : undefined;
  return STOREFRONT_URLS.find((url) => new URL(url).origin === origin);
}

/**
 * Whether a host name of an address (`URL.hostname`) can only mean this machine: `localhost`, or an address of its own.
 * Any other name may be somebody's: one without a dot is a domain too (`ai`), and a private address is another machine's
 * in the network of the reader of a link.
 */
export function isOwnMachine(hostname: string, ownAddresses = addressesNow()): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version === 0) return hostname === 'localhost' || hostname.endsWith('.localhost');
  return listOf(ownAddresses).check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address in IPv6 clothes counts as what it is. */
function listOf(addresses: string[]): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  for (const address of ['::1', ...addresses]) list.addAddress(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

/** They change when a machine joins another network. */
const addressesNow = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
