import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['brotli', 'identity'],
  [';;;,,,q=', 'identity'],
  [undefined, 'identity'],
] as const)('accept-encoding %s is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
