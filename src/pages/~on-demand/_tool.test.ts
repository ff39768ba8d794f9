import { expect, test, vi } from 'vitest';
import { readTool } from './_tool.content.ts';

const gone = (from: string, match: string) => ({
  data: { from, match, to: { page: 'dealers' }, status: 301, since: '2026-11-01' },
});

vi.mock('#store-api/now.server.ts', () => ({ shopNow: () => new Date('2026-12-01T12:00:00Z') }));
vi.mock('#features/navigation/target.content.ts', () => ({ hrefOf: async () => '/haendler' }));
vi.mock('#features/spare-parts/find/parts.content.ts', () => ({
  partsCatalogue: async () => ({ devices: [], variants: [] }),
}));
vi.mock('astro:content', () => ({
  getEntry: async () => undefined,
  getCollection: async (kind: string) =>
    kind === 'redirects'
      ? [
          gone('/haendler/muster', 'exact'),
          gone('/en-US/dealers/muster', 'exact'),
          gone('/ersatzteilsuche/alt', 'prefix'),
          gone('/haendler/küche-bern', 'exact'),
        ]
      : [],
}));

const at = (locale: 'de' | 'en-US', path: string) =>
  readTool({ locale, send: vi.fn() }, new URL(path, 'https://shop.example'));

test.each([
  ['de', '/haendler/muster'],
  ['en-US', '/en-US/dealers/muster'],
  ['de', '/ersatzteilsuche/alt/10-102'],
  ['de', '/haendler/küche-bern'],
] as const)('an old address below a tool leads on, in %s %s (B14)', async (locale, path) => {
  expect(await at(locale, path)).toEqual({ status: 301, headers: { location: '/haendler' } });
});

test('what was never printed below a tool is not found (B14)', async () => {
  expect(await at('de', '/haendler/niemand')).toBeUndefined();
});
