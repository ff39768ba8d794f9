import { defineMiddleware } from 'astro:middleware';
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts';
import { localeOf } from '#i18n/paths.ts';
import { sendAnonymous, sendAs } from '#store-api/server.ts';
import { tokenCookie, tokenIn } from '#store-api/token.ts';

/**
 * Around every page that is drawn on demand: which language, whose token. Pages that are files know neither.
 * A store that hands out another token has it kept in the shopper's cookie.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request, params, routePattern, url } = context;
  locals.locale = localeOf(url.pathname.replace(/^\/~live(\/~\w+)?(?=\/|$)/, ''));
  locals.send = sendAnonymous;
  if (context.isPrerendered || /^\/(store-api|health)\b/.test(url.pathname)) return next();
  if (routePattern.startsWith('/[...locale]') && !isPrefix(params.locale)) return new Response(null, { status: 404 });

  let kept: string | undefined;
  const token = tokenIn(request.headers.get('cookie'));
  // who proves that an order is theirs comes without a token and leaves with one
  if (token || request.method === 'POST')
    locals.send = sendAs(token, (other) => {
      kept = other;
    });
  const answer = await next();
  if (kept) answer.headers.append('set-cookie', tokenCookie(kept, url.protocol === 'https:'));
  // kept nowhere: after a logout the back button would bring somebody's page out of the browser's cache (D2)
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store');
  return answer;
});

/** `/en-US/search` and `/search` are addresses, `/de/search` and `/xx/search` are not. */
const isPrefix = (prefix: string | undefined): boolean =>
  prefix === undefined || (isLocale(prefix) && prefix !== DEFAULT_LOCALE);
