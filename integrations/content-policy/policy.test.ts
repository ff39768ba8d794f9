import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

test('policies of many pages are kept without their pages', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heapMb = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heapMb();
  const policies = Array.from({ length: 40 }, (_, at) => {
    const page = `<meta http-equiv="content-security-policy" content="script-src 'self'; img-src 'self' page-${at}">`;
    return takePolicy(Buffer.from(page.padEnd(1e6, 'x')).toString()).policy;
  });
  expect(heapMb() - before).toBeLessThan(10);
  expect(policies.at(-1)).toContain('page-39');
});
