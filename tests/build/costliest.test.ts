import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { storeApi } from '#store/app.ts';
import type { Store } from '#store/store.ts';
import { CALLS } from '#tests/load/costliest/calls.ts';
import { PAGES } from '#tests/load/costliest/pages.ts';
import { builtFiles, builtRelease } from '#tests/support/release.ts';

/* What tests/load/costliest.test.ts asks for is everything that can be asked for. */

it('lists the costliest call of every route', () => {
  const { routes } = storeApi({ config: readConfig({}) } as Store);
  const routeNames = routes.filter(({ method }) => method !== 'ALL').map((each) => `${each.method} ${each.path}`);
  expect(Object.keys(CALLS).sort()).toEqual(
    [...new Set(routeNames)].map((each) => each.replace('/store-api', '')).sort(),
  );
});

it('lists the costliest address of every page that is drawn on demand', () => {
  const plain = (pattern: string) =>
    pattern.replaceAll('\\', '').replace(/^\^(\(\?:\/\(\.\*\?\)\)\?)?|\/?\?\$$|\$$/g, '');
  const patterns = builtFiles(builtRelease()).onDemand.map(plain);
  const folders = readdirSync('src/pages/~on-demand', { withFileTypes: true }).filter((each) => each.isDirectory());
  const onDemandFolders = ['~on-demand', ...folders.map(({ name }) => `~on-demand/${name}`)];
  expect(Object.keys(PAGES).sort()).toEqual([...new Set([...patterns, ...onDemandFolders])].sort());
});
