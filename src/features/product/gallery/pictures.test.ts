import { expect, test } from 'vitest';
import { aProduct } from '../a-product.ts';
import { isCutOut, modelOf, picturesOf, sceneOf } from './pictures.ts';

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

test('a model is there where the picture names one, and in a plain Shopware nowhere', () => {
  expect(modelOf({ customFields: { hof_model: '/media/oven.glb' } })).toBe('/media/oven.glb');
  expect(modelOf({ customFields: {} })).toBeUndefined();
});

test('the scene is the first photo that is wide enough', () => {
  const photo = (id: string, width: number, height: number) => ({ ...media(id), metaData: { width, height } });
  const product = aProduct({
    media: [
      { id: '1', position: 0, media: photo('cut-out', 1900, 1068) },
      { id: '2', position: 1, media: photo('dish', 1600, 1067) },
      { id: '3', position: 2, media: photo('small', 800, 450) },
      { id: '4', position: 3, media: photo('table', 1900, 1068) },
    ].map((each) => ({ ...each, media: { ...each.media, fileName: each.media.id } })),
  });
  expect(sceneOf(product)?.id).toBe('table');
  expect(sceneOf(aProduct())).toBeUndefined();
});
