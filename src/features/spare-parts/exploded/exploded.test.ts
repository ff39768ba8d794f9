import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseProduct } from '#features/content-schema/product.schema.ts';
import { parseDrawings } from './exploded.schema.ts';
import { drawingFor, hasElectrical, layOut, numbered, sketchOf } from './lay-out.ts';
import { SHAPE_NAMES, shapeOf } from './shapes/shapes.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));
const drawings = parseDrawings(read('content/spare-parts/drawings.yaml'), 'content/spare-parts/drawings.yaml');
const products = readdirSync('content/products')
  .filter((name) => /^\d/.test(name))
  .map((name) => parseProduct(read(`content/products/${name}/product.yaml`), name));
const byNumber = new Map(products.map((product) => [product.number, product]));
const productsWithDrawing = products.filter(
  ({ family, spareParts }) => spareParts.length > 0 && drawings.some(({ families }) => families.includes(family)),
);
const sizes = (parts: string[]) =>
  new Map(parts.map((part) => [part, byNumber.get(part)?.sizeMm ?? { width: 60, depth: 60, height: 30 }]));

/** The widest that a drawing may be, so that its numbers (a circle of 38) are 24 px large on a phone of 375 px. */
const WIDEST = 480;

describe.each(productsWithDrawing.map((product) => [product.number, product] as const))(
  'The exploded drawing of %s (7.2)',
  (_number, { family, spareParts }) => {
    const drawing = drawingFor(drawings, family, spareParts);
    const exploded = layOut({ layers: drawing?.layers ?? [] }, sizes(spareParts));
    const parts = exploded.items.filter(({ part }) => part);

    test('shows each of its parts once, and no other', () =>
      expect(parts.map(({ part }) => part).toSorted()).toEqual(spareParts.toSorted()));

    test('numbers them from the top down, as the list beside it does', () => {
      expect(parts.map(({ position }) => position)).toEqual(parts.map((_, place) => place + 1));
      expect(numbered(drawing, spareParts)).toEqual(parts.map(({ part, position }) => ({ part, position })));
    });

    test('stays on its sheet, with room between its numbers', () => {
      expect(exploded.width).toBeLessThanOrEqual(WIDEST);
      const marks = parts.flatMap(({ mark }) => (mark ? [mark.at] : []));
      for (const { x, y } of marks) {
        expect(x).toBeGreaterThan(19);
        expect(x).toBeLessThan(exploded.width - 19);
        expect(y).toBeLessThan(exploded.height - 19);
      }
      const distances = marks.flatMap((a, place) =>
        marks.slice(place + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      expect(Math.min(...distances, Number.POSITIVE_INFINITY)).toBeGreaterThan(38);
    });
  },
);

describe('Drawings', () => {
  test('name articles that exist, each once a drawing', () => {
    for (const { layers } of drawings) {
      const parts = layers.flat().flatMap(({ part }) => part ?? []);
      expect(parts.filter((part) => !byNumber.has(part))).toEqual([]);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  test('of one family: the one that shows most of the parts', () => {
    expect(drawingFor(drawings, 'd-line', ['51-125', '51-126', '51-401', '51-402'])?.id).toBe('d-line-insert');
    expect(drawingFor(drawings, 'd-line', ['51-103', '51-126', '51-401'])?.id).toBe('d-line-pull-out');
    expect(drawingFor(drawings, 'voucher', ['51-125'])).toBeUndefined();
    expect(drawingFor(drawings, 'x-line', ['50-120'])).toBeUndefined();
  });

  test('leave parts that they do not show to the end of the list', () =>
    expect(numbered(drawingFor(drawings, 'fondue', ['50-310']), ['41-999', '50-310'])).toEqual([
      { part: '50-310', position: 1 },
      { part: '41-999', position: 0 },
    ]));

  test('know what belongs to the electric circuit', () => {
    const raclette = drawingFor(drawings, 'raclette', ['50-110', '50-120']);
    expect([hasElectrical(raclette, ['50-110', '50-120']), hasElectrical(raclette, ['50-110'])]).toEqual([true, false]);
  });
});

test.each(SHAPE_NAMES)('the shape %s has strokes, and all of them have a place', (name) => {
  const solid = shapeOf(name)({ width: 60, depth: 90, height: 30 });
  expect(solid.length).toBeGreaterThan(0);
  for (const { d, reach } of solid) {
    expect(d).toMatch(/^M[-\d.,\sMLAZ]+$/);
    expect(reach.length).toBeGreaterThan(0);
    expect(reach.flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
  }
});

test('a sketch has its part in the middle of a square sheet', () => {
  const { viewBox, places } = sketchOf(
    { part: '51-101', shape: 'slide', pieces: 2, isElectrical: false },
    { width: 13, depth: 500, height: 46 },
  );
  const [, , width, height] = viewBox.split(' ').map(Number);
  expect(width).toBe(height);
  expect(places).toHaveLength(2);
});
