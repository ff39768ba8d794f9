import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DIST = process.env.DIST_DIR ?? 'dist';

test('not a byte of the editor is in the finished shop', () => {
  const files = globSync(`${DIST}/**/*.{js,mjs,css,html,json}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /@keystatic|@keystar|makeAPIRouteHandler/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
