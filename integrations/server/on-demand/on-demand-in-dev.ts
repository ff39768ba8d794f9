import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IntegrationResolvedRoute } from 'astro';
import { readAddress } from '#server/address.ts';
import { ownRoutes } from '#server/site.ts';
import { LIVE, liveAddress } from './on-demand-url.ts';

/**
 * In dev the same addresses go to the on-demand route as in production. Astro renders every page anew here, so only
 * listing parameters need it: Astro hides the query from pages that are prerendered.
 */
export const liveInDev =
  (routes: () => IntegrationResolvedRoute[]) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = readAddress(request.url, request.method);
    if (address.kind === 'here' && !isVites(address.pathname)) {
      const first = routes().find((route) => route.patternRegex.test(address.pathname));
      if (address.pathname.startsWith(LIVE) || isAstros(first)) {
        response.writeHead(404).end();
        return;
      }
      const isStatic = () => first?.isPrerendered === true;
      const onDemandUrl = liveAddress({
        method: request.method ?? 'GET',
        ...address,
        isStatic,
        isOnDemand: () => true,
      });
      if (onDemandUrl) request.url = onDemandUrl;
    }
    next();
  };

/** A route that takes requests and is none of ours, as in production. */
const isAstros = (route: IntegrationResolvedRoute | undefined): boolean =>
  route !== undefined && route.type === 'endpoint' && ownRoutes([route]).length === 0;

/** Sources, modules and hot updates of the dev server. */
const isVites = (pathname: string) => /^\/(@|node_modules|src|content|\.astro|__)/.test(pathname);
