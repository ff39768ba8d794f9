import { defineMiddleware } from 'astro:middleware';
import { DEFAULT_LOCALE, ITALIAN, isLocale } from '#i18n/locales.ts';
import { spokenAt } from '#i18n/paths.ts';
import { Redirect } from '#store-api/exits.ts';
import { sendAnonymous, sendAs, siteUrl } from '#store-api/server.ts';
import { tokenCookie, tokenIn } from '#store-api/token.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { noteForBuild } from '#values/build-notes.server.ts';
import { BUILT_SITE_URL, isOwnForm } from '#values/http.ts';
import { recordReads } from '#values/live-content.server.ts';

/**
 * Around every page that is drawn on demand: which language, whose token. Pages that are files know neither.
 * A store that hands out another token has it kept in the shopper's cookie, which goes over https alone where the shop's
 * own address is one: a proxy in front of it may speak plain http with this process.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request, params, routePattern, url } = context;
  const pathname = url.pathname.replace(/^\/~on-demand(\/~\w+)?(?=\/|$)/, '') || '/';
  locals.locale = spokenAt(pathname);
  // the store's integration sets it while a build runs; in development pages know where they are
  const isBuilt = context.isPrerendered && process.env.STORE_BUILD_DIR !== undefined;
  locals.siteUrl = isBuilt ? new URL(BUILT_SITE_URL) : siteUrl;
  locals.send = sendAnonymous;
  if (context.isPrerendered) return isBuilt ? notedForBuild(pathname, next) : next();
  const isItalian = params.locale === ITALIAN.code && routePattern.startsWith('/[...locale]/products');
  if (!isItalian && routePattern.startsWith('/[...locale]') && !isPrefix(params.locale)) return nowhere();

  let kept: string | undefined;
  const isForm = request.method === 'POST';
  const isOwn = isForm && isOwnForm(request, siteUrl);
  // a form of another site is nobody's: it neither uses a session nor leaves one behind
  const token = isForm && !isOwn ? undefined : tokenIn(request.headers.get('cookie'));
  // who proves that an order is theirs comes without a token and leaves with one
  if (token || isOwn)
    locals.send = sendAs(
      token,
      { address: context.clientAddress, forwarded: request.headers.get('x-forwarded-for') },
      (other) => {
        kept = other;
      },
    );
  const response = await taggedWithReads(next).catch((error: unknown) => {
    if (error instanceof Redirect) return context.redirect(error.message, 303);
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    locals.trouble = { ...trouble, ...(trouble.status === 404 && { path: pathname }) };
    return next(new Request(new URL(TROUBLE_PAGE, url)));
  });
  if (response.status === 404 && response.body === null) return nowhere();
  if (kept) response.headers.append('set-cookie', tokenCookie(kept, siteUrl.protocol === 'https:'));
  allowObjects(response.headers);
  // kept nowhere: after a logout the back button would bring somebody's page out of the browser's cache
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
});

type Next = () => Promise<Response>;

/** Tells the build which of content a page has read. Its body is read here: what it draws late belongs to it as well. */
async function notedForBuild(pathname: string, next: Next): Promise<Response> {
  const { result, reads } = await recordReads(async () => whole(await next()));
  noteForBuild({ path: pathname, shows: [...reads] });
  return result;
}

/** A page that is the same for everybody says which of content it has read, beside what it says of goods. */
async function taggedWithReads(next: Next): Promise<Response> {
  const { result, reads } = await recordReads(async () => {
    const response = await next();
    return response.headers.has('surrogate-control') ? whole(response) : response;
  });
  if (result.headers.has('surrogate-control'))
    result.headers.set('surrogate-key', [result.headers.get('surrogate-key') ?? '', ...reads].join(' ').trim());
  return result;
}

const whole = async (response: Response): Promise<Response> => new Response(await response.arrayBuffer(), response);

/** The error page; a GET of its own, because the form of the request has been read. */
const TROUBLE_PAGE = '/~on-demand/~trouble';

/**
 * A page with a document in it adds its word to the rule for all pages (`object-src 'none' 'self'`): browsers do what is
 * meant, and complain. So it is said cleanly.
 */
function allowObjects(headers: Headers): void {
  const policy = headers.get('content-security-policy');
  if (policy?.includes("object-src 'none' '"))
    headers.set('content-security-policy', policy.replace("object-src 'none' '", "object-src '"));
}

/**
 * Nobody's address. Astro would answer an empty body with its one 404 page, which is German; the server in front has it
 * in every language (integrations/server/receive.ts). In dev there is no such server.
 */
const nowhere = (): Response => new Response(import.meta.env.DEV ? null : new Uint8Array(), { status: 404 });

/** `/en-US/search` and `/search` are addresses, `/de/search` and `/xx/search` are not. */
const isPrefix = (prefix: string | undefined): boolean =>
  prefix === undefined || (isLocale(prefix) && prefix !== DEFAULT_LOCALE);
