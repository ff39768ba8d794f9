import { expect, it } from 'vitest';
import { onDemandPatterns } from '#server/site.ts';

const route = (origin: 'internal' | 'external' | 'project', pattern: string, isPrerendered = false) => ({
  ...{ origin, pattern, isPrerendered, type: 'page' as const },
  patternRegex: new RegExp(`^${pattern}$`),
});

it('only our own routes take requests: those of the shop and of its integrations, none that Astro brings along', () =>
  expect(
    onDemandPatterns([
      route('internal', '/_image'),
      route('internal', '/_server-islands/[name]'),
      route('internal', '/404', true),
      route('external', '/store-api'),
      route('project', '/cart'),
      route('project', '/about', true),
      route('project', '/~on-demand/shop'),
    ]),
  ).toEqual(['^\\/store-api$', '^\\/cart$']));
