import { expect, test } from 'vitest';
import { idOf } from '#store/id.ts';
import { picturesOf } from './media.ts';

const files = [{ width: 200, height: 200, avif: '/media/oven-200.avif', webp: '/media/oven-200.webp' }];
const entry = { width: 1200, height: 1200, colour: '#336655', alpha: true, files };
const pictures = picturesOf({
  oven: { ...entry, alt: { de: 'Grüner Ofen', 'fr-FR': 'Four vert' } },
  pan: entry,
});

test('a picture says what it shows in the language asked for, in German where that is missing (8.2)', () => {
  const said = (['de', 'en-US', 'fr-FR'] as const).map((locale) => pictures.alt(idOf('media', 'oven'), locale));
  expect(said).toEqual(['Grüner Ofen', 'Grüner Ofen', 'Four vert']);
});

test('a picture nobody has described says nothing', () => {
  expect(pictures.alt(idOf('media', 'pan'), 'de')).toBeNull();
});
