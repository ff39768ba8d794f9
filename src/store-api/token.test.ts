import { expect, test } from 'vitest';
import { localeCookie, tokenCookie, tokenIn } from './token.ts';

test('a token is kept for a year, for the whole shop, and goes along when somebody follows a link (G1, I1)', () => {
  expect(tokenCookie('a-token', false)).toBe('sw-context-token=a-token; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(tokenCookie('a-token', true)).toMatch(/; Secure$/);
});

test('the language is kept as long (I1)', () => {
  expect(localeCookie('fr-FR', true)).toBe('locale=fr-FR; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});

test.each([
  ['locale=de; sw-context-token=0123456789abcdef; x=1', '0123456789abcdef'],
  ['sw-context-token=short', undefined],
  ['sw-context-token=<script>alert(1)</script>', undefined],
  ['not-sw-context-token=0123456789abcdef', undefined],
  [null, undefined],
])('of the cookies %j the token is %s (G1)', (cookies, token) => expect(tokenIn(cookies)).toBe(token));
