/** How much room a tile has in its row. */
export type TileSize = 'wide' | 'half' | 'small';

/**
 * How wide the picture of a tile is drawn, for `sizes`. A scene is cropped to its height, so it is wider than what is
 * seen of it; a cut-out is 1.25 times as wide as its window is high (`--tall` in Tile.astro).
 */
export function tileSizes(size: TileSize, isCutOut: boolean, count: number): string {
  if (count > 1) return '(min-width: 40rem) 17vw, 32vw';
  return (isCutOut ? CUT_OUTS : SCENES)[size];
}

const SCENES = {
  wide: '(min-width: 40rem) 56vw, 100vw',
  half: '(min-width: 40rem) 50vw, 100vw',
  small: '(min-width: 60rem) 34vw, (min-width: 40rem) 50vw, 14.25rem',
};

const CUT_OUTS = {
  wide: 'clamp(16.25rem, 36vw, 30rem)',
  half: 'clamp(16.25rem, 36vw, 30rem)',
  small: '(min-width: 40rem) clamp(13.75rem, 25vw, 21.25rem), 10rem',
};
