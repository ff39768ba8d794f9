import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtRelease, clientFolder } from '#tests/support/release.ts';
import { readSite } from './site.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(clientFolder(builtRelease()), 'builds', file), 'utf8'));

test('a build tells its id, which addresses are files and what its routes match (C18, G2)', () => {
  const { id, timestamp } = read('latest.json');
  const meta = read(`meta/${id}.json`);
  expect(meta).toMatchObject({ id, timestamp });
  const files = new Set(readSite().pages.map(({ address }) => address));
  expect(meta.prerendered).toContain('/');
  expect(meta.prerendered.filter((address: string) => !files.has(address))).toEqual([]);
  const matches = (address: string) =>
    meta.matcher.some(
      ({ regex, prerender }: { regex: string; prerender: boolean }) => !prerender && new RegExp(regex).test(address),
    );
  expect(['/account', '/fr-FR/account/order', '/search'].filter((address) => !matches(address))).toEqual([]);
});
