import { expect, test } from 'vitest';
import { matcherOf } from './index.ts';

const route = (pattern: string, isPrerendered = false) => ({ pattern, patternRegex: /^\/x$/, isPrerendered });

test('the matcher says of each route whether it is a file (G2)', () => {
  expect(matcherOf([route('/[...locale]/cart', true), route('/[...locale]/account')])).toEqual([
    { pattern: '/[...locale]/cart', regex: '^\\/x$', prerender: true },
    { pattern: '/[...locale]/account', regex: '^\\/x$', prerender: false },
  ]);
});

test('the matcher names no route that only the server itself uses (G2)', () => {
  const internal = ['/~on-demand/[...path]', '/~on-demand/~content/[...path]', '/_image', '/_server-islands/[name]'];
  expect(matcherOf([...internal, '/[...path]'].map((pattern) => route(pattern))).map(({ pattern }) => pattern)).toEqual(
    ['/[...path]'],
  );
});
