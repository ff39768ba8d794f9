import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { isHeldByCode, isOfCode, routes, takenSegments } from './known-paths.ts';

/** Functions of paths.ts that answer with no address of code: those about other addresses, and two pages of content. */
const NOT_OF_CODE = [
  ...[
    'home',
    'feed',
    'fromSeoPath',
    'localeOf',
    'spokenAt',
    'everyLocale',
    'withoutLocale',
    'inLocale',
    'alternatesOf',
    'alternatesOfSeoPaths',
  ],
  ...['codeSegments', 'contact', 'service'],
];

test('No page of content can have the first segment of an address of paths.ts', () => {
  const addresses = Object.entries(paths).filter(([name]) => !NOT_OF_CODE.includes(name));
  const segments = addresses.flatMap(([, address]) =>
    LOCALES.map(({ code }) =>
      paths
        .withoutLocale((address as (locale: string, ...more: string[]) => string)(code, 'x', 'x', 'x'))
        .replace(/^\/|[/?].*$|(?<=.)\/.*/g, ''),
    ),
  );
  expect(segments.length).toBeGreaterThan(100);
  expect(segments.filter((segment) => !segment.includes('.') && !takenSegments.has(segment))).toEqual([]);
});

test.each([
  ...['rezepte', 'recettes', 'journal', 'haendler', 'dealers', 'configurateur', 'ersatzteilsuche', 'produit', 'shop'],
  ...['compare', 'newsletter-subscribe', 'reset-password', 'registration', 'back-in-stock', 'offline', 'error', 'cms'],
  ...['drawings', 'navigation', 'detail', 'store-api', 'health', 'keystatic', 'payment', 'media', 'hooks', '404'],
])('%s is the shop’s own', (segment) => expect(takenSegments).toContain(segment));

test('A route with a parameter answers any value of it, in every language that has it', () => {
  expect(routes).toContain('/account/order/[code]');
  const codePaths = ['/cart', '/fr-FR/cart', '/account/order/4711', '/it-IT/products/10-104', '/drawings/10-104.svg'];
  expect(codePaths.filter((path) => !isOfCode(path))).toEqual([]);
  expect(['/carts', '/account/order/4711/x/y/z', '/drawings/10-104', '/xx-XX/cart'].filter(isOfCode)).toEqual([]);
});

test('No redirect gets hold of what code draws on demand, whatever stands before it (B14)', () => {
  const held = ['/documents/10-104/de/datasheet', '/products/alt/1', '/products', '/account/order/4711', '/checkout'];
  expect([...held, '/fr-FR/cart', '/old/shop/search'].filter((path) => !isHeldByCode(path))).toEqual([]);
  expect(['/artikel/10-104', '/account/old', '/drawings/old.svg', '/haendler/alt'].filter(isHeldByCode)).toEqual([]);
});
