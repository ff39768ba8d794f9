import { expect, test } from 'vitest';
import { headersToPassOn, headersToSend } from './proxy.ts';

test('the remote hears its own key and the shopper’s token, and nothing of the browser', () => {
  const headers = new Headers({
    cookie: 'secret=1',
    authorization: 'Basic x',
    connection: 'close, x-custom',
    'x-custom': '1',
    'transfer-encoding': 'chunked',
    'sw-access-key': 'SWSCFROMTHEBROWSER',
    'sw-context-token': 'token-of-the-shopper',
    'sw-language-id': 'ab',
    referer: 'http://shop.test/checkout',
  });
  expect(Object.fromEntries(headersToSend(headers, 'SWSCOURS', undefined))).toEqual({
    'sw-access-key': 'SWSCOURS',
    'sw-context-token': 'token-of-the-shopper',
    'sw-language-id': 'ab',
  });
});

test('whom the shop serves is added to the way that is known', () => {
  const sent = (incoming: Record<string, string>) => headersToSend(new Headers(incoming), 'k', '10.0.0.9');
  expect(sent({}).get('x-forwarded-for')).toBe('10.0.0.9');
  expect(sent({ 'x-forwarded-for': '192.0.2.1' }).get('x-forwarded-for')).toBe('192.0.2.1, 10.0.0.9');
});

test('cookies and policies of the remote stay there, its token comes', () => {
  const headers = new Headers({
    'set-cookie': 'session=1',
    'strict-transport-security': 'max-age=1',
    'keep-alive': 'timeout=5',
    server: 'Apache/2.4.1',
    'x-powered-by': 'PHP/8.3',
    'sw-context-token': 'token',
    'content-type': 'application/json',
  });
  expect(Object.fromEntries(headersToPassOn(headers))).toEqual({
    'sw-context-token': 'token',
    'content-type': 'application/json',
  });
});
