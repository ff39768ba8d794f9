import { expect, test } from 'vitest';
import { isOwnForm } from './http.ts';

const isOwn = (headers: Record<string, string>, method = 'POST') =>
  isOwnForm(new Request('http://localhost:4321/account/address', { method, headers }), new URL('https://shop.example'));

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'http://192.168.1.7:4321', host: '192.168.1.7:4321' }, true],
  [{ origin: 'http://192.168.1.7:8080', host: '192.168.1.7:4321' }, false],
  [{ origin: 'https://evil.example', host: 'shop.example' }, false],
  [{ origin: 'https://shop.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('a form with %j is our own: %s', (headers, expected) => expect(isOwn(headers)).toBe(expected));

test('what is only looked at is no form', () => expect(isOwn({ 'sec-fetch-site': 'same-origin' }, 'GET')).toBe(false));
