import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isClosedFor } from './closed.ts';

const entry = createHash('sha256').update('key').digest('hex');

const ask = (url: string, cookie?: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { cookie } });
  const response = new ServerResponse(request);
  return [isClosedFor(request, response, { entry, isSecure: true }), response.getHeader('set-cookie')];
};

test('a closed shop lets its owner in, and what its page is drawn with', () => {
  expect(ask('/')).toEqual([true, undefined]);
  expect(ask('/?entry=other')).toEqual([true, undefined]);
  expect(ask('/store-api/context', 'a=b; entry=other')).toEqual([true, undefined]);
  expect(ask('/?entry=key')).toEqual([false, expect.stringMatching(/^entry=key; .*HttpOnly.*Secure$/)]);
  expect(ask('/checkout', 'a=b; entry=key')).toEqual([false, undefined]);
  expect(ask('/_astro/page.css')).toEqual([false, undefined]);
});
