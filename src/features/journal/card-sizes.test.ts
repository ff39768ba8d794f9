import { expect, test } from 'vitest';
import { CARD_SIZES } from './card-sizes.ts';

/** Available widths of the pictures of recipes and posts. */
const OFFERED = [200, 400, 800, 1200];

/** The file that a browser chooses for a screen of this width and density. */
function taken(screen: number, density: number): number | undefined {
  const [, sourceSize = ''] =
    CARD_SIZES.split(/, (?![^(]*\))/)
      .map((part) => part.match(/^\(min-width: (\d+)rem\) (.*)$/) ?? [part, '0', part])
      .map(([, from, width]) => [Number(from) * 16, width] as const)
      .find(([from]) => screen >= from) ?? [];
  const lengths = [...sourceSize.matchAll(/([\d.]+)(vw|rem)/g)].map(([, n, unit]) =>
    unit === 'vw' ? (Number(n) * screen) / 100 : Number(n) * 16,
  );
  return OFFERED.find((width) => width >= Math.min(...lengths) * density);
}

test.each([
  [375, 1, 200],
  [375, 2, 400],
  [768, 1, 400],
  [1024, 1, 400],
  [1440, 1, 400],
  [1440, 2, 800],
  [1920, 1, 400],
])(
  'On a screen of %d px and density %d a card takes its picture of %d px, and no larger one',
  (screen, density, width) => expect(taken(screen, density)).toBe(width),
);
