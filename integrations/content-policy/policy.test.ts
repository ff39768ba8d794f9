import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { takePolicy } from './index.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('a policy leaves its page, and names the scripts of this page and no others', () => {
  const [hash, unused] = [hashOf('go()'), hashOf('stay()')];
  const body = '<script>go()</script><script src="/a.js"></script>';
  const policy = (hashes: string) => `script-src 'self'${hashes}; style-src 'self' 'sha256-style'`;
  const meta = `<meta http-equiv="content-security-policy" content="${policy(` '${hash}' '${unused}'`)}">`;
  expect(takePolicy(meta + body)).toEqual({ html: body, policy: policy(` '${hash}'`) });
  expect(takePolicy(body)).toEqual({ html: body });
});
