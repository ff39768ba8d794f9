import { expect, it } from 'vitest';
import { firstSigns } from './text.ts';

it.each([
  ['Küche', 80, 'Küche'],
  ['Küche', 2, 'Kü'],
  ['Haus 😀', 6, 'Haus '],
  ['Haus 😀', 7, 'Haus 😀'],
  ['😀😀', 3, '😀'],
])('«%s» begins with at most %i: «%s»', (text, most, begin) => {
  expect(firstSigns(text, most)).toBe(begin);
  expect(() => encodeURIComponent(firstSigns(text, most))).not.toThrow();
});
