import { expect, test } from 'vitest';
import { readRemotePicture } from '#values/remote-picture.server.ts';
import { withOwnPictures } from './own-pictures.ts';

const pictures = { origins: ['https://shop.example', 'https://cdn.example'], key: 'a-key' };

/** As a Shopware 6.6.7.1 sends it: slashes escaped, an empty map as a list. */
const media = (origin: string, more: object = {}) => ({
  id: 'a1',
  url: `${origin}/media/3f/oven.png?ts=1764000000`,
  mimeType: 'image/png',
  metaData: { width: 1000, height: 500, type: 3 },
  thumbnails: [
    { width: 400, height: 200, url: `${origin}/thumbnail/3f/oven_400x400.png`, apiAlias: 'media_thumbnail' },
  ],
  extensions: [],
  apiAlias: 'media',
  ...more,
});
const php = (value: unknown) => JSON.stringify(value).replaceAll('/', '\\/');
const rewritten = (value: unknown) => JSON.parse(withOwnPictures(php(value), pictures));

test('a picture of the Shopware becomes the shop’s own, in all widths, as WebP and AVIF', () => {
  const { cover } = rewritten({ cover: { media: media('https://shop.example') } });
  const widths = cover.media.thumbnails.map(({ width, height }: { width: number; height: number }) => [width, height]);
  expect(widths).toEqual([
    [200, 100],
    [400, 200],
    [800, 400],
    [1000, 500],
  ]);
  const avif = cover.media.extensions.avif.thumbnails;
  expect(avif).toHaveLength(4);
  expect(readRemotePicture(avif[0].url, 'a-key')).toEqual({
    url: 'https://shop.example/media/3f/oven.png?ts=1764000000',
    width: 200,
    format: 'avif',
  });
  expect(cover.media.url).toBe(cover.media.thumbnails[3].url);
});

test('one on the CDN too, and one whose size nobody has said', () => {
  const { url, thumbnails } = rewritten(media('https://cdn.example', { metaData: null, extensions: null }));
  expect(thumbnails.at(-1)).toMatchObject({ width: 1200, url });
});

test.each([
  ['of another server', media('https://elsewhere.example')],
  ['that is drawn, not painted', media('https://shop.example', { mimeType: 'image/svg+xml' })],
  ['that is a film', media('https://shop.example', { mimeType: 'video/mp4' })],
  ['that is no media', { url: 'https://shop.example/a.png', mimeType: 'image/png', apiAlias: 'link' }],
])('a picture %s stays where it is', (_, value) => expect(rewritten(value)).toEqual(value));

test('a text without a picture comes as it was sent', () => {
  expect(withOwnPictures('{"a": 1.0}', pictures)).toBe('{"a": 1.0}');
});

test('an address that the shop has not signed, or not for this size, leads nowhere', () => {
  const { url } = rewritten(media('https://shop.example'));
  expect(readRemotePicture(url, 'another-key')).toBeUndefined();
  expect(readRemotePicture(url.replace('1000.webp', '1900.webp'), 'a-key')).toBeUndefined();
  expect(readRemotePicture('/media/remote/x/y/100.webp', 'a-key')).toBeUndefined();
});
