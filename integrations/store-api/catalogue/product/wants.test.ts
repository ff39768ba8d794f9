import { expect, it } from 'vitest';
import { readCriteria } from '#store/criteria/criteria.ts';
import { wantsOf } from './wants.ts';

const wants = (raw: Record<string, unknown>, withAddresses = false) =>
  Object.entries(wantsOf(readCriteria(raw), withAddresses))
    .filter(([, isIncluded]) => isIncluded)
    .map(([part]) => part);

it('takes what every list of products carries', () =>
  expect(wants({})).toEqual([
    'texts',
    'prices',
    'pictures',
    'options',
    'categories',
    'properties',
    'downloads',
    'rating',
  ]));

it('adds what is asked for', () =>
  expect(wants({ associations: { media: {}, properties: {} } }, true)).toEqual(
    expect.arrayContaining(['gallery', 'dataSheet', 'seoUrls']),
  ));

it('reads nothing that the answer leaves out', () => {
  expect(wants({ includes: { product: ['productNumber', 'calculatedPrice'] } }, true)).toEqual(['prices']);
  expect(wants({ fields: ['calculatedPrice.taxRules'] })).toEqual(['prices']);
  expect(wants({ includes: { product: ['cover', 'seoUrls'] } })).toEqual(['texts', 'pictures', 'seoUrls']);
});
