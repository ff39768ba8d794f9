import { expect, test } from 'vitest';
import { backgroundPicture } from './frame.ts';

const sized = (width: number | null, height: number | null) =>
  backgroundPicture({ url: '/media/garden.jpg', metaData: { width, height } }).url;

test('A background without sizes is asked for at its longer side, rounded up to the next hundred and cropped (I5)', () => {
  expect(sized(1541, 900)).toBe('/media/garden.jpg?width=1600&fit=crop,smart');
  expect(sized(900, 1541)).toBe('/media/garden.jpg?height=1600&fit=crop,smart');
  expect(sized(4000, 3000)).toBe('/media/garden.jpg?width=1900&fit=crop,smart');
  expect(sized(null, null)).toBe('/media/garden.jpg?height=800&fit=crop,smart');
});

test('A query that is there already stays', () =>
  expect(backgroundPicture({ url: '/a.jpg?v=2' }).url).toBe('/a.jpg?v=2&height=800&fit=crop,smart'));

test('A background that comes in sizes is taken as it is', () => {
  const media = { url: '/a.webp', thumbnails: [{ width: 800, height: 600, url: '/a-800.webp' }] };
  expect(backgroundPicture(media)).toBe(media);
});

test('An address of more than 1000 signs is refused (E13)', () => {
  const url = (signs: number) => ({ url: `/${'a'.repeat(signs - 1)}` });
  expect(() => backgroundPicture(url(1001))).toThrow('Url is too long');
  expect(backgroundPicture(url(1000)).url).toMatch(/^\/a{999}\?/);
});
