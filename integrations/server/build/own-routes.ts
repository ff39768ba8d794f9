import type { IntegrationResolvedRoute } from 'astro';
import { LIVE } from '#server/on-demand/on-demand-url.ts';

type Route = Pick<IntegrationResolvedRoute, 'origin' | 'isPrerendered' | 'type' | 'pattern' | 'patternRegex'>;

/**
 * Routes of the shop and its integrations. Those that Astro brings along are nobody's address here: `/_image`, its only
 * one that takes requests, scales whatever it is asked to, for seconds.
 */
export const ownRoutes = <One extends Pick<Route, 'origin'>>(routes: readonly One[]): One[] =>
  routes.filter(({ origin }) => origin !== 'internal');

/** Addresses that are drawn per request, as regular expressions. A redirect is answered by Astro too, whatever it calls its rendering. */
export const onDemandPatterns = (routes: readonly Route[]): string[] =>
  ownRoutes(routes)
    .filter((route) => (!route.isPrerendered || route.type === 'redirect') && !route.pattern.startsWith(LIVE))
    .map((route) => route.patternRegex.source);
