import { beforeEach, expect, test } from 'vitest';
import { $shown, $zoom, panBy, seeWhole, show, zoomBy } from './large-view.store.ts';
import { WHOLE } from './zoom.ts';

const box = { frame: { width: 400, height: 400 }, picture: { width: 400, height: 400 } };

beforeEach(() => {
  $shown.set(0);
  seeWhole();
});

test('another picture is whole, however near the one before was', () => {
  zoomBy(2, { x: 0, y: 0 }, box);
  show(1, 3);
  expect([$shown.get(), $zoom.get()]).toEqual([1, WHOLE]);
});

test('the same picture stays as near as it is', () => {
  zoomBy(2, { x: 0, y: 0 }, box);
  show(0, 3);
  expect($zoom.get().scale).toBe(2);
});

test('there is nothing before the first picture and behind the last', () => {
  show(-1, 3);
  expect($shown.get()).toBe(0);
  show(2, 3);
  show(3, 3);
  expect($shown.get()).toBe(2);
});

test('a picture that is seen near is dragged as far as its edge, a whole one not at all', () => {
  panBy({ x: 50, y: 0 }, box);
  expect($zoom.get()).toEqual(WHOLE);
  zoomBy(2, { x: 0, y: 0 }, box);
  panBy({ x: 500, y: -20 }, box);
  expect($zoom.get()).toEqual({ scale: 2, x: 200, y: -20 });
});
