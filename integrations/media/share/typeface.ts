import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * The shop's own letters as paths: sharp would ask the machine for fonts, and a fresh one has none.
 * Words are looked up once per process; all sizes are in pixels.
 */
export interface Typeface {
  /** How wide words are, where the letters are 1 high. */
  measure(words: string): number;
  /** Words as an SVG path, their foot at `y`. */
  path(words: string, at: { x: number; y: number; size: number }): string;
}

/** Headings stand a little closer than the font sets them (`letter-spacing` of the page's own h1). */
const TRACKING = -0.022;

/** @throws when the font of the look is not installed. */
export function lettersOf(file = '@fontsource/besley/files/besley-latin-500-normal.woff2'): Typeface {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  const font = create(bytes) as Font;
  const em = font.unitsPerEm;
  const step = (advance: number) => advance / em + TRACKING;
  return {
    measure: (words) => sum(font.layout(words).positions.map(({ xAdvance }) => step(xAdvance))) - TRACKING,
    path: (words, { x, y, size }) => {
      const { glyphs, positions } = font.layout(words);
      let pen = x;
      return glyphs
        .map((glyph, index) => {
          const outline = glyph.path.scale(size / em, -size / em).translate(pen, y);
          pen += step(positions[index]?.xAdvance ?? 0) * size;
          return rounded(outline.toSVG());
        })
        .join('');
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Tenths of a pixel are finer than any eye. */
const rounded = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
