import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { TrieRouter } from 'hono/router/trie-router';
import { TOKEN_NAME } from '#store-api/call.ts';
import { isUpload, maxFormBytes, tooLarge } from './contact/read-form.ts';
import { answerError, refuse, type StoreError } from './errors.ts';
import { isKnownOrigin, shopAddress } from './origins.ts';
import { requestLocale, requireAccessKey, type StoreEnv, setSessionHeaders } from './request.ts';
import { addInfoRoutes } from './routes/info.ts';
import { catalogueRoutes, shopperRoutes } from './routes/routes.ts';
import { sessionOf } from './session.ts';
import type { Store } from './store.ts';

/** Headers that a shop on another origin may send and must be able to read. */
const HEADERS = [
  'Content-Type',
  'Authorization',
  TOKEN_NAME,
  'sw-access-key',
  'sw-language-id',
  'sw-version-id',
  'sw-inheritance',
  'indexing-behavior',
  'sw-include-seo-urls',
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Largest body of a call, in bytes; uploads have a limit of their own. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The Store API over one embedded store. A value: `app.request('/store-api/context')` works without a port. */
export function storeApi(store: Store) {
  const app = new Hono<StoreEnv>().basePath('/store-api');

  // preflight requests get 200, as from Shopware
  app.use(async (c, next) => {
    await next();
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 200, headers: c.res.headers });
  });
  app.use(cors({ origin: '*', allowMethods: METHODS, allowHeaders: HEADERS, exposeHeaders: HEADERS }));
  const { MAX_UPLOAD_MB } = store.config;
  const usual = limited(MAX_BODY_BYTES, () => refuse(413, '0', 'The body is larger than 1 MB.'));
  const uploads = limited(maxFormBytes(MAX_UPLOAD_MB), () => tooLarge(MAX_UPLOAD_MB));
  app.use((c, next) => (isUpload(c) ? uploads(c, next) : usual(c, next)));
  app.use(absoluteMedia(store));
  app.use(requireAccessKey(store));
  app.use(async (c, next) => {
    const now = store.clock();
    const language = c.req.header('sw-language-id');
    const token = c.req.header(TOKEN_NAME);
    const session = await sessionOf(store, token, now);
    c.set('store', store);
    c.set('now', now);
    c.set('session', session);
    c.set('locale', requestLocale(session, language));
    if (language) c.header('sw-language-id', language);
    await next();
    // what nobody asks for with a token is the same for everybody, and a cache between may keep it
    if (token !== undefined) setSessionHeaders(c);
  });

  app.route('/', catalogueRoutes());
  app.route('/', shopperRoutes());
  addInfoRoutes(app);

  const missing = missingRoute(app);
  app.notFound((c) => answerError(c, missing(c.req.method, c.req.path)));
  app.onError((error, c) => answerError(c, error));
  return app;
}

/**
 * Other storefronts are told whole addresses of pictures, as by the original. The shop's own pages, which ask in the
 * process or from the same origin, keep paths: they hold whatever name the shop is called by.
 */
const absoluteMedia =
  ({ config }: Store): MiddlewareHandler<StoreEnv> =>
  async (c, next) => {
    await next();
    const isOwn = c.env?.visitor === undefined || isOwnPage(c.req);
    c.header('vary', 'Sec-Fetch-Site, Origin, Referer', { append: true });
    if (isOwn || !c.res.headers.get('content-type')?.includes('json')) return;
    const { origin } = new URL(c.req.url);
    const base = shopAddress(config, isKnownOrigin(config, c.req.url, origin) ? origin : null);
    const text = await c.res.text();
    c.res = new Response(text.replaceAll(OWN_FILE, `"$1":"${base}/media/`), c.res);
  };

/** Pictures and 3D models. */
const OWN_FILE = /"(url|hof_model)":"\/media\//g;

/** The name by which the shop's pages call the store in its process. */
const IN_PROCESS = 'store.internal';

/** Browsers name the site only to secure addresses and this machine; elsewhere the page's own address tells. */
function isOwnPage(request: HonoRequest): boolean {
  if (new URL(request.url).hostname === IN_PROCESS) return true;
  const site = request.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const page = request.header('origin') ?? request.header('referer') ?? '';
  return URL.canParse(page) && new URL(page).host === new URL(request.url).host;
}

/** Lets no larger body in. */
const limited = (maxSize: number, refusal: () => StoreError): MiddlewareHandler<StoreEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refusal();
    },
  });

/** What to say of a path that nothing answers: 405 with the methods it has, or 404 when it has none (code "0"). */
function missingRoute(app: Pick<Hono<StoreEnv>, 'routes'>): (method: string, path: string) => StoreError {
  const methodsAt = new TrieRouter<string>();
  // ALL is what stands before every route: doors, limits, headers
  for (const { path, method } of app.routes) if (method !== 'ALL') methodsAt.add('ANY', path, method);
  return (method, path) => {
    const allowed = [...new Set(methodsAt.match('ANY', path)[0].map(([name]) => name))].sort();
    if (allowed.length === 0) return refuse(404, '0', `No route found for "${method} ${path}"`);
    return refuse(
      405,
      '0',
      `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allowed.join(', ')})`,
    );
  };
}
