import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutUnusedHashes } from './unused-hashes.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const page = (hashes: string[], body: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes.map((hash) => ` '${hash}'`).join('')}; style-src 'self' 'sha256-style'">${body}`;

test('a policy names the scripts of its page, and no others', () => {
  const [hash, unused] = [hashOf('go()'), hashOf('stay()')];
  expect(withoutUnusedHashes(page([hash, unused], '<script>go()</script><script src="/a.js"></script>'))).toBe(
    page([hash], '<script>go()</script><script src="/a.js"></script>'),
  );
});
