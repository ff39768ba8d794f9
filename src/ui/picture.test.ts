import { expect, test } from 'vitest';
import { pictureSources } from './picture.ts';

const thumbnail = (width: number, ending = 'webp') => ({ width, height: width, url: `/media/oven-${width}.${ending}` });

test('A picture offers its widths in order, AVIF first where the server has it', () => {
  const sources = pictureSources({
    url: '/media/oven-1200.webp',
    metaData: { width: 1600, height: 1067 },
    thumbnails: [thumbnail(800), thumbnail(200)],
    extensions: { avif: { thumbnails: [thumbnail(200, 'avif')] } },
    alt: 'Ofen',
  });
  expect(sources).toEqual({
    src: '/media/oven-800.webp',
    alt: 'Ofen',
    width: 1600,
    height: 1067,
    srcset: '/media/oven-200.webp 200w, /media/oven-800.webp 800w',
    avif: '/media/oven-200.avif 200w',
  });
});

test('A photo has the colour of its mean until it is there, a cut-out the ground that it stands on', () => {
  const groundOf = (customFields: Record<string, unknown>) =>
    pictureSources({ url: '/a.webp', customFields })['data-ground'];
  expect(groundOf({ hof_colour: '#7a5c40', hof_alpha: false })).toBe('#7a5c40');
  expect(groundOf({ hof_colour: '#7a5c40', hof_alpha: true })).toBeUndefined();
  expect(groundOf({})).toBeUndefined();
});

test('A plain Media entity without thumbnails still has a size, so that nothing shifts', () => {
  expect(pictureSources({ url: '/a.jpg' }, '')).toMatchObject({
    src: '/a.jpg',
    alt: '',
    width: 1200,
    srcset: undefined,
  });
});
