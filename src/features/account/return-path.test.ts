import { expect, test } from 'vitest';
import { returnPath } from './flash.ts';

test.each(['/account/order?p=2', '/account', '/produkt/ofen#masse', '/fr-FR/produit/four', '/'])(
  '%s is a page to come back to',
  (path) => expect(returnPath(path, 'de')).toBe(path),
);

test.each([
  ['/en-US/account/order?p=2#list', 'fr-FR', '/fr-FR/account/order?p=2#list'],
  ['/checkout', 'en-US', '/en-US/checkout'],
  ['/fr-FR/wishlist', 'de', '/wishlist'],
  ['/accounting', 'fr-FR', '/accounting'],
] as const)('who left for %s and reads %s now comes back to %s', (path, locale, back) =>
  expect(returnPath(path, locale)).toBe(back),
);

test.each([
  ['nothing', null],
  ['another shop', 'https://evil.example/'],
  ['another shop without a scheme', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['a tab', '/\t/evil.example'],
  ['dots that end in two slashes', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative address', 'account'],
  ['the login itself', '/login?redirectTo=/login'],
  ['the registration in French', '/fr-FR/register'],
  ['the logout', '/account/logout'],
  ['the Store API', '/store-api/context'],
])('%s is none', (_, path) => expect(returnPath(path, 'de')).toBeUndefined());
