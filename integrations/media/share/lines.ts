import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Room for a title, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A title as it is set: `size` is that of the letters, in pixels. */
export interface SetTitle {
  size: number;
  lines: string[];
}

/** How wide words are, in letters' own size: 1 is as wide as the letters are high. */
export type Measure = (words: string) => number;

/** From one line to the next, in letters' own size. */
export const LEADING = 1.1;

/** Large for two words, small for a recipe's whole name; below the last nobody reads it in a list. */
const SIZES = [60, 54, 48, 43, 39, 35, 31, 28];

/** The largest size in which the title fits, its lines of about one width; what fits in none ends with three dots. */
export function setTitle(title: string, room: Room, measure: Measure): SetTitle {
  const chunks = piecesOf(title);
  for (const size of SIZES) {
    const width = room.width / size;
    const { length: count } = fill(chunks, width, measure);
    const lines = count <= linesIn(room, size) ? best(chunks, count, { width, measure }) : undefined;
    if (lines) return { size, lines: lines.words };
  }
  return shortened(chunks, room, measure);
}

const linesIn = ({ height }: Room, size: number) => Math.max(1, Math.floor(height / (size * LEADING)));

/**
 * Parts that may begin a line: after a blank, a hyphen, at a soft hyphen. Together stay `10 l`, `4 × 11 l`, `L 450`,
 * and what the words themselves hold together with an unbreakable blank.
 */
const piecesOf = (title: string): string[] =>
  title
    .trim()
    .replace(/(?<=\d) (?=(?:\p{L}{1,2}|×)(?:[,;) ]|$))|(?<=×) (?=\d)|(?<=(?:^| )\p{Lu}) (?=\d)/gu, '\u00A0')
    .split(/(?<=[ \u00AD])|(?<=\p{L}[-/])(?=\p{L})/u);

/** As many pieces a line as go in. A piece that is too wide has a line for itself. */
function fill(chunks: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[][] = [];
  for (const chunk of chunks) {
    const line = lines.at(-1);
    if (line && measure(shown([...line, chunk])) <= width) line.push(chunk);
    else lines.push([chunk]);
  }
  return lines.map(shown);
}

/** Soft hyphens are seen at the end of a line only, blanks are not. */
const shown = (chunks: readonly string[]): string =>
  chunks
    .join('')
    .replace(/\u00AD$/, '-')
    .replaceAll('\u00AD', '')
    .trim();

interface Lines {
  words: string[];
  /** Less is better. */
  cost: number;
}

/** So many lines that none is too wide, and as even as can be; undefined where a piece alone is too wide. */
function best(chunks: readonly string[], count: number, set: { width: number; measure: Measure }): Lines | undefined {
  let cheapest: Lines | undefined;
  for (let end = count === 1 ? chunks.length : 1; end <= chunks.length - (count - 1); end += 1) {
    const line = shown(chunks.slice(0, end));
    const wide = set.measure(line) / set.width;
    if (wide > 1) break;
    const rest = count === 1 ? { words: [], cost: 0 } : best(chunks.slice(end), count - 1, set);
    if (!rest) continue;
    const cost = (1 - wide) ** 2 - (count > 1 && line.endsWith(',') ? COMMA : 0) + rest.cost;
    if (!cheapest || cost < cheapest.cost) cheapest = { words: [line, ...rest.words], cost };
  }
  return cheapest;
}

/** A line that ends with a comma may be so much less even. */
const COMMA = 0.12;

function shortened(chunks: readonly string[], room: Room, measure: Measure): SetTitle {
  const size = SIZES.at(-1) ?? 0;
  const lines = fill(chunks, room.width / size, measure).slice(0, linesIn(room, size));
  const last = lines.length - 1;
  return { size, lines: lines.map((line, index) => cut(line, index === last, room.width / size, measure)) };
}

function cut(line: string, isLast: boolean, width: number, measure: Measure): string {
  if (!isLast && measure(line) <= width) return line;
  let kept = line;
  while (kept && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.replace(/[\s,;:–-]+$/, '')}…`;
}

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
