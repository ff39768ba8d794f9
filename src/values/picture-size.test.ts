import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

test.each([
  [1, 100],
  [100, 100],
  [641, 700],
  [1900, 1900],
  [1920, 1900],
  [1921, 1900],
  [6000, 1900],
])('%i pixels are asked for as %i', (pixels, expected) => expect(pictureSize(pixels)).toBe(expected));

test.each([undefined, null, 0, -1, Number.NaN])('of %s nobody knows, so it is 800 (I5)', (pixels) =>
  expect(pictureSize(pixels)).toBe(800),
);
