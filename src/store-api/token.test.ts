import { expect, test } from 'vitest';
import { tokenCookie, tokenIn } from './token.ts';

const TOKEN = 'a1b2c3d4e5f6a7b8c9d0';

test('the token is kept for 365 days, for the whole shop, and for no foreign form (I1, G1)', () => {
  expect(tokenCookie(TOKEN, false)).toBe(`sw-context-token=${TOKEN}; Path=/; Max-Age=31536000; SameSite=Lax`);
  expect(tokenCookie(TOKEN, true)).toMatch(/; Secure$/);
});

test.each([
  ['among others', `a=1; sw-context-token=${TOKEN}; b=2`, TOKEN],
  ['none', 'a=1', undefined],
  ['too short to be one', 'sw-context-token=abc', undefined],
  ['with letters no token has', `sw-context-token=${TOKEN}<script>`, undefined],
])('a token %s', (_, cookies, expected) => expect(tokenIn(cookies)).toBe(expected));
