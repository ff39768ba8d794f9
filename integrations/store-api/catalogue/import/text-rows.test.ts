import { expect, it } from 'vitest';
import { metaDescription } from './text-rows.ts';

it('joins claim and first paragraph, without marks', () =>
  expect(metaDescription('Vier Pfännchen', 'Ein **Ofen**, [hier](/x).\n\nMehr.')).toBe(
    'Vier Pfännchen. Ein Ofen, hier.',
  ));

it('ends at a word before search engines cut', () => {
  const long = metaDescription(undefined, 'Wort '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long.endsWith('Wort…')).toBe(true);
});
