import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { TrieRouter } from 'hono/router/trie-router';
import { audit } from '#desk/access/audit.ts';
import { enter } from '#desk/access/login.ts';
import { IS_SET_UP, NOTED_READS, needsTotp, PERMISSIONS } from '#desk/access/permissions.ts';
import { readLanguage } from '#desk/words/words.ts';
import { refuse } from '#store/errors.ts';
import { hasDeskUsers } from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';
import type { DeskContext, DeskEnv } from './env.ts';
import { answerProblem } from './problems.ts';
import { accountRoutes, COOKIE } from './routes-account.ts';
import { contentRoutes } from './routes-content.ts';
import { orderRoutes } from './routes-orders.ts';
import { shopRoutes } from './routes-shop.ts';
import { once } from './write-once.ts';

/** Longest body of a call, in bytes: a list of shipments or of stock. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The desk's routes, whose types the browser uses through `hono/client`. */
const routes = () =>
  new Hono<DeskEnv>()
    .route('/', accountRoutes)
    .route('/', orderRoutes)
    .route('/', shopRoutes)
    .route('/', contentRoutes);

export type DeskApi = ReturnType<typeof routes>;

/** Every route as the table of permissions names it: `GET /orders/:number`. */
export const routesOfDesk = (): string[] => {
  // a route with a check of its input is listed once for each of both
  const all = routes().routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(all.map(({ method, path }) => `${method} ${path}`))];
};

/** The API of the desk over one embedded store, at `/desk/api`. As unknown as any other address while nobody is invited. */
export function deskApi(store: Store) {
  const app = new Hono<DeskEnv>().basePath('/desk/api');
  const patternOf = readPattern();
  app.use(async (c, next) => {
    if (!(await hasDeskUsers(store.records.read))) return new Response(null, { status: 404 });
    c.set('store', store);
    c.set('now', store.clock());
    c.set('language', readLanguage(c.req.header('accept-language')));
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    // a browser's own viewer of papers brings its styles along
    if (c.res.headers.get('content-type') !== 'application/pdf') c.header('content-security-policy', POLICY);
    return undefined;
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => tooLarge(c as DeskContext) }));
  app.use(requireRight(patternOf));
  app.route('/', routes());
  app.notFound((c) => answerProblem(c, notFound()));
  app.onError((error, c) => answerProblem(c, error));
  return app;
}

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

const POLICY = "default-src 'none'; frame-ancestors 'none'";

const tooLarge = (c: DeskContext) => answerProblem(c, refuse(413, 'DESK__TOO_LARGE', 'The body is larger than 1 MB.'));

const notFound = () => refuse(404, 'DESK__NOT_FOUND', 'There is no such address.');

/** The route behind a method and a path, as the table of permissions names it. */
function readPattern(): (method: string, path: string) => string | undefined {
  const router = new TrieRouter<string>();
  for (const route of routesOfDesk()) {
    const [method = '', path = ''] = route.split(' ');
    router.add(method, `/desk/api${path}`, route);
  }
  return (method, path) => router.match(method, path)[0][0]?.[0];
}

/** Lets in who may: known addresses only, writes from the desk's own pages only, and by the role. */
const requireRight =
  (patternOf: ReturnType<typeof readPattern>): MiddlewareHandler<DeskEnv> =>
  async (c, next) => {
    const { store, now } = c.var;
    const { method, path } = c.req;
    const route = patternOf(method === 'HEAD' ? 'GET' : method, path);
    if (!route) throw notFound();
    const isRead = route.startsWith('GET ');
    if (!isRead && !isFromDesk(c)) throw refuse(403, 'DESK__FOREIGN_PAGE', 'The desk is written to by its own pages.');
    const permission = PERMISSIONS[route] ?? [];
    if (permission === 'anybody') return next();
    const entered = await enter(store, getCookie(c, COOKIE), now);
    if (!entered) throw refuse(401, 'DESK__NOT_LOGGED_IN', 'Nobody is logged in.');
    const { user } = entered;
    if (!permission.includes(user.role)) throw refuse(403, 'DESK__NOT_ALLOWED', 'Your role may not do this.');
    if (needsTotp(user.role) && !user.totpSecret && !IS_SET_UP.test(route))
      throw refuse(403, 'DESK__TOTP_MISSING', 'Set up the second factor first.');
    c.set('entered', entered);
    if (!isRead) return once(c, route, next);
    if (NOTED_READS.has(route))
      await store.records.transaction((tx) =>
        audit(
          tx,
          { email: user.email, now },
          { action: route, subject: path.slice(BASE.length), change: c.req.query() },
        ),
      );
    await next();
  };

const BASE = '/desk/api';

/**
 * Whether a write comes from a page of the desk. Other sites can't send the header that names the write without being asked
 * first, which nobody answers; and browsers say where a call comes from.
 */
function isFromDesk(c: DeskContext): boolean {
  if (!/^[\w-]{16,64}$/.test(c.req.header('idempotency-key') ?? '')) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === hostOf(c);
}

const hostOf = (c: DeskContext): string => c.req.header('host') ?? new URL(c.req.url).host;
