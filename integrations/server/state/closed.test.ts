import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isClosedFor } from './closed.ts';

const entry = createHash('sha256').update('key').digest('hex');

const visit = (url: string, cookie?: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { cookie } });
  const response = new ServerResponse(request);
  const { pathname, search } = new URL(url, 'http://localhost');
  const isClosed = isClosedFor(request, response, { pathname, search }, { entry, isSecure: true });
  return [isClosed, response.getHeader('set-cookie')];
};

test('a closed shop lets its owner in, and what its page is drawn with', () => {
  expect(visit('/')).toEqual([true, undefined]);
  expect(visit('/?entry=other')).toEqual([true, undefined]);
  expect(visit('/store-api/context', 'a=b; entry=other')).toEqual([true, undefined]);
  expect(visit('/?entry=key')).toEqual([false, expect.stringMatching(/^entry=key; .*HttpOnly.*Secure$/)]);
  expect(visit('/checkout', 'a=b; entry=key')).toEqual([false, undefined]);
  expect(visit('/_astro/page.css')).toEqual([false, undefined]);
});

test.each([
  ['/robots.txt', false],
  ['/favicon.svg', false],
  ['/payment/stripe/webhook', false],
  ['/payment/stripe/0123456789abcdef0123456789abcdef/return', true],
  ['/payment/card/webhook/x', true],
  ['/sitemap.xml', true],
  ['/robots.txt/x', true],
])('%s is closed too: %s', (url, isClosed) => expect(visit(url)).toEqual([isClosed, undefined]));
