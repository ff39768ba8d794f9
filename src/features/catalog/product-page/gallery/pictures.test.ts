import { expect, test } from 'vitest';
import { aProduct } from '#features/catalog/a-product.ts';
import { isCutOut, picturesOf } from './pictures.ts';

const media = (id: string) => ({ id, url: `/media/${id}.webp` });

test('the cover comes first and only once, the others in their order', () => {
  const product = aProduct({
    cover: { id: 'x', media: media('table') },
    media: [
      { id: '1', position: 2, media: media('pan') },
      { id: '2', position: 0, media: media('table') },
      { id: '3', position: 1, media: null },
    ],
  });
  expect(picturesOf(product).map(({ id }) => id)).toEqual(['table', 'pan']);
  expect(picturesOf(aProduct())).toEqual([]);
});

test('a thing without surroundings is told by its alpha, in a plain Shopware by its name', () => {
  expect(isCutOut({ customFields: { hof_alpha: true }, fileName: 'x' })).toBe(true);
  expect(isCutOut({ customFields: {}, fileName: 'raclette-4-cutout' })).toBe(true);
  expect(isCutOut({ customFields: {}, fileName: 'raclette-4-table' })).toBe(false);
});
