import type { Context, MiddlewareHandler } from 'hono';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import { refuse } from './errors.ts';
import { idOf, isId } from './id.ts';
import { isStorefront, storefrontOf } from './origins.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

/** What every route finds in its context: the store, the session of the token, the language of the request, the moment. */
export type StoreEnv = {
  /** What the server knows of who asks: their address, as limits count it. Missing when the shop asks itself. */
  Bindings: { visitor?: string } | undefined;
  Variables: { store: Store; session: Session; locale: Locale; now: Date };
};

export type StoreContext = Context<StoreEnv>;

/** Where a request comes from, as limits and queues count it. */
export const visitorIn = (c: StoreContext): string => c.env?.visitor ?? 'unknown';

/**
 * The one of STOREFRONT_URLS from which a call comes; null: the shop itself. Its browser names it; a server that draws
 * its pages does not, and is where its session was last (`storefront`).
 */
export function callerOf(c: StoreContext, storefront: string | null = null): string | null {
  const { config } = c.var.store;
  const page = [c.req.header('origin'), c.req.header('referer')].find((url) => url && URL.canParse(url)) ?? storefront;
  return isStorefront(config, page) ? storefrontOf(config, page) : null;
}

/** The address of the storefront from which a call comes, for links in mails and to another language; `storefront`: where its subject came from. */
export const callingStorefront = (c: StoreContext, storefront: string | null = null): string =>
  storefrontOf(c.var.store.config, callerOf(c, c.var.session.storefront ?? storefront));

/** Names the session's token, which a route may have moved to another. No cache between may keep such an answer. */
export function setSessionHeaders(c: StoreContext): void {
  c.header(TOKEN_NAME, c.get('session').token);
  c.header('cache-control', 'private, no-store');
}

export type Body = Record<string, unknown>;

/**
 * The JSON object that a call brings; a call without a body brings an empty one. The server lets no more than
 * 1 MB in; a read wants less. @throws 400 for anything else, 413 for more than `mostBytes`
 */
export async function readBody(c: StoreContext, mostBytes = Number.POSITIVE_INFINITY): Promise<Body> {
  const text = await c.req.text();
  if (Buffer.byteLength(text) > mostBytes) throw refuse(413, '0', `The body of a read has at most ${mostBytes} bytes.`);
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (!isObject(body)) throw refuse(400, '0', 'The JSON payload is malformed.');
  return body;
}

/** Whether a value of a body is a map of fields. */
export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a number or a flag of a body as text; empty for everything else: a map may bring a `toString` that is none. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shapes of answers that many resources share. */

/** The result of a search over an entity. `total` counts what `total-count-mode` asked for. */
export function searchResult<Element>(
  entity: string,
  elements: Element[],
  page: { total?: number; page?: number; limit?: number | null; aggregations?: object } = {},
) {
  return {
    entity,
    total: page.total ?? elements.length,
    page: page.page ?? 1,
    limit: page.limit ?? 100,
    aggregations: page.aggregations ?? [],
    states: [],
    elements,
    apiAlias: 'dal_entity_search_result',
  };
}

export const success = { success: true, apiAlias: 'array_struct' } as const;

/** What changes of the session answer; the token itself travels in the header. */
export const contextToken = (redirectUrl: string | null = null) => ({ redirectUrl, apiAlias: 'array_struct' }) as const;

/** ISO 8601 as the original writes it: milliseconds and offset. */
export const serializeDate = (at: Date): string => at.toISOString().replace('Z', '+00:00');

/** Kinds of keys that exist: only SWSC belongs to a sales channel. */
const KINDS = ['SWSC', 'SWUA', 'SWIA', 'SWPE'];

/** Read by search engines, which have no key. */
const SITEMAP_FILE = /^\/store-api\/sitemap\/./;

/** Lets only clients with the sales channel's key in (401 without one, 412 with a wrong one). */
export function requireAccessKey({ config }: Store): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    if (SITEMAP_FILE.test(c.req.path)) return next();
    const key = c.req.header('sw-access-key');
    if (!key) throw refuse(401, '0', 'Header "sw-access-key" is required.');
    if (!KINDS.includes(key.slice(0, 4)))
      throw refuse(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY', 'Access key is invalid.');
    if (key !== config.STORE_ACCESS_KEY)
      throw refuse(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.');
    await next();
  };
}

/** The id under which a language is known at the wire. */
export const languageId = (locale: Locale): string => idOf('language', locale);

/** The language of an id, undefined for one that the shop does not speak. */
export const localeOfId = (id: string): Locale | undefined => LOCALES.find(({ code }) => languageId(code) === id)?.code;

/** The language of one request: the header wins over the session, for this request only. */
export function requestLocale(session: Session, header: string | undefined): Locale {
  if (header === undefined || header === '') return session.locale;
  if (!isId(header))
    throw refuse(412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', `The language id "${header}" is not a valid id.`);
  const locale = localeOfId(header);
  if (!locale) throw refuse(412, 'SYSTEM__LANGUAGE_NOT_FOUND', `The language "${header}" was not found.`);
  return locale;
}
