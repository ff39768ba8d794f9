import type { IntegrationResolvedRoute } from 'astro';

type Route = Pick<IntegrationResolvedRoute, 'pattern' | 'patternRegex' | 'isPrerendered'>;

/** Which addresses there are, for everybody to read: doors that only the server itself opens are not named. */
export const matcherOf = (routes: readonly Route[]) =>
  routes
    .filter(({ pattern }) => !INTERNAL.test(pattern))
    .map(({ pattern, patternRegex, isPrerendered }) => ({
      pattern,
      regex: patternRegex.source,
      prerender: isPrerendered,
    }));

/** `/~on-demand/…` is this shop's, `/_…` is Astro's. */
const INTERNAL = /\/[~_]/;
