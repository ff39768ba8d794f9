import { expect, it } from 'vitest';
import { pick, readOutput, trim } from './output.ts';

const PRODUCT = {
  id: 'a',
  name: 'Ofen',
  translated: { name: 'Ofen', keywords: null },
  cover: { id: 'c', media: { id: 'm', url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
  apiAlias: 'product',
};

it('includes fields by alias, wherever it stands', () =>
  expect(
    trim({ elements: [PRODUCT], apiAlias: 'result' }, readOutput({ includes: { product: ['cover'], media: ['url'] } })),
  ).toEqual({
    elements: [
      {
        cover: { id: 'c', media: { url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
        apiAlias: 'product',
      },
    ],
    apiAlias: 'result',
  }));

it('excludes fields by alias', () =>
  expect(trim(PRODUCT, readOutput({ excludes: { product: ['cover', 'translated'] } }))).toEqual({
    id: 'a',
    name: 'Ofen',
    apiAlias: 'product',
  }));

it('picks paths and keeps id and alias', () =>
  expect(pick([PRODUCT], readOutput({ fields: ['name', 'cover.media.url'] }))).toEqual([
    {
      id: 'a',
      name: 'Ofen',
      translated: { name: 'Ofen' },
      cover: { media: { url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
      apiAlias: 'product',
    },
  ]));
