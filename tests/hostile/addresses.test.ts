import { expect, it } from 'vitest';
import { readAddress } from '#server/address.ts';

it.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/_astro/../../package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/site.json',
  '/documents/..%2f..%2f..%2f/x/y.pdf',
  '/drawings/..%2f..%2fx.svg',
  '/store-api/../health',
  '/en-US/%2e%2e/%2e%2e/package.json',
  '/./package.json',
  '/%00',
  '/index.html%00.png',
  '/a%0d%0aX-Injected:1',
  '/%7f',
  '/%c0%ae%c0%ae/',
  '/%',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  'http://evil.example/',
  'evil.example:80',
  '*',
  `/${'a'.repeat(9000)}`,
])('%s is nowhere', (target) => expect(readAddress(target)).toEqual({ kind: 'malformed' }));

it.each([
  '//evil.example',
  '///evil.example/',
  '//evil.example//x/',
  '/products//evil.example',
  '/en-US//evil.example/',
])('%s stays in the shop', (target) => {
  const address = readAddress(target);
  expect(address).toMatchObject({ kind: 'moved', to: expect.stringMatching(/^\/[^/\\]/) });
  // what changes something is led nowhere: it is malformed, or an address of the shop that nothing has
  const posted = readAddress(target, 'POST');
  expect(posted.kind === 'here' ? posted.pathname : '/').toMatch(/^\/(?!\/)/);
  expect(posted.kind).not.toBe('moved');
});

it.each([
  '/%252e%252e/package.json',
  '/%2f%2fevil.example',
  '/~on-demand%2fx',
  '/@fs/etc/passwd',
  '/.env',
  '/.git/config',
])('%s is decoded once, and is the name of nothing above', (target) => {
  const address = readAddress(target);
  expect(address.kind === 'here' && address.pathname.split('/')).not.toContain('..');
  expect(address).toMatchObject({ kind: 'here', raw: target });
});
