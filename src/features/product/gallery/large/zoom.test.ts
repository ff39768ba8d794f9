import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, NEAR, panned, WHOLE, zoomedAt } from './zoom.ts';

/** A square picture in a wide frame. */
const box = { frame: { width: 800, height: 400 }, picture: { width: 400, height: 400 } };
const MIDDLE = { x: 0, y: 0 };

test('a picture fits into its frame with its longer side', () => {
  expect(fitted({ width: 1200, height: 1200 }, box.frame)).toEqual({ width: 400, height: 400 });
  expect(fitted({ width: 1900, height: 950 }, { width: 380, height: 700 })).toEqual({ width: 380, height: 190 });
});

test('what lies under the pointer stays there', () => {
  const at = { x: 100, y: -50 };
  const near = zoomedAt(WHOLE, 4, at, box);
  expect(near.scale).toBe(4);
  expect((at.x - near.x) / near.scale).toBe(at.x);
  expect((at.y - near.y) / near.scale).toBe(at.y);
});

test('nobody comes farther than the whole picture, nor nearer than its pixels', () => {
  expect(zoomedAt(WHOLE, 0.5, MIDDLE, box)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 100, MIDDLE, box).scale).toBe(5);
});

test('going back to the whole picture puts it into the middle again', () => {
  const aside = panned(zoomedAt(WHOLE, NEAR, MIDDLE, box), { x: 90, y: 90 }, box);
  expect(aside).toEqual({ scale: 2.5, x: 90, y: 90 });
  expect(zoomedAt(aside, 1 / NEAR, MIDDLE, box)).toEqual(WHOLE);
});

test('a side that is smaller than the frame does not move, the other as far as its edge', () => {
  const near = zoomedAt(WHOLE, 1.5, MIDDLE, box);
  expect(panned(near, { x: 500, y: 500 }, box)).toEqual({ scale: 1.5, x: 0, y: 100 });
});

test('wherever one presses and drags, the frame is never emptier than it has to be (8.5)', () => {
  const number = fc.double({ min: -3000, max: 3000, noNaN: true });
  const step = fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: number, y: number });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce((zoom, { factor, ...to }) => panned(zoomedAt(zoom, factor, to, box), to, box), WHOLE);
      expect(Math.abs(end.x)).toBeLessThanOrEqual(Math.max(0, (400 * end.scale - 800) / 2) + 1e-6);
      expect(Math.abs(end.y)).toBeLessThanOrEqual(Math.max(0, (400 * end.scale - 400) / 2) + 1e-6);
    }),
  );
});
