import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readBrackets, unpackCriteria } from './input.ts';

it('reads the notation of PHP', () =>
  expect(
    readBrackets(
      new URLSearchParams('filter[0][type]=equals&filter[0][value]=a b&ids[]=x&ids[]=y&limit=3&includes[product][]=id'),
    ),
  ).toEqual({
    filter: [{ type: 'equals', value: 'a b' }],
    ids: ['x', 'y'],
    limit: '3',
    includes: { product: ['id'] },
  }));

it('survives keys that mean something elsewhere', () =>
  expect(
    readBrackets([
      ['__proto__[x]', '1'],
      ['a', '1'],
      ['a[b]', '2'],
    ]),
  ).toEqual({ a: { b: '2' } }));

it('unpacks what newer clients send with a GET', () => {
  const packed = gzipSync(JSON.stringify({ limit: 5 })).toString('base64url');
  expect(unpackCriteria(packed)).toEqual({ limit: 5 });
  expect(unpackCriteria('nonsense')).toBeUndefined();
});

it('stops unpacking at the bound', () => {
  const packed = (length: number) => gzipSync(JSON.stringify({ term: 'x'.repeat(length) })).toString('base64url');
  expect(unpackCriteria(packed(60_000))).toMatchObject({ term: expect.any(String) });
  expect(unpackCriteria(packed(70_000))).toBeUndefined();
});

it('refuses more levels than are understood', () =>
  expect(() => readBrackets([[`a${'[b]'.repeat(5000)}`, '1']])).toThrow('levels'));
