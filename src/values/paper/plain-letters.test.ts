import { expect, it } from 'vitest';
import { plainLetters } from './paper.ts';

it.each([
  ['Zoë Müller-Lüthi, 8001 Zürich', 'Zoë Müller-Lüthi, 8001 Zürich'],
  ['«Œuvre» – 5 € l’heure…', '«Œuvre» – 5 € l’heure…'],
  ['Dvořák Łukasz Đorđe', 'Dvorák Lukasz Dorde'],
  ['Şükran Çelik', 'Sükran Çelik'],
  ['u\u0308ber', 'über'],
  ['a\u202fb\tc\nd', 'a b c d'],
  ['李 \u0000😀', '? ??'],
])('%j is written %j', (text, written) => {
  expect(plainLetters(text)).toBe(written);
});
