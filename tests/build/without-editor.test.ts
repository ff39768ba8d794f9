import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtRelease } from '#tests/support/release.ts';

test('not a byte of the editor is in the finished shop', () => {
  const files = globSync(`${builtRelease()}/{client,server}/**/*.{js,mjs,css,html,json}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /@keystatic|@keystar|makeAPIRouteHandler/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
