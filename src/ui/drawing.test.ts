import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';

it('goods of which nothing is known are a parcel, and a planned picture says more than a family', () => {
  expect(drawingOf({})).toBe('parcel');
  expect(drawingOf({ family: 'raclette' })).toBe('raclette');
  expect(drawingOf({ picture: 'raclette-pan-cutout', family: 'raclette' })).toBe('pan');
  const names = readFileSync(new URL('./drawings.svg', import.meta.url), 'utf8');
  for (const name of ['parcel', 'pull-out', 'raclette', 'pan']) expect(names).toContain(`<symbol id="${name}"`);
});
