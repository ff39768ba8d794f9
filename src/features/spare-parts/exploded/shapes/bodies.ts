import { polyline } from '../sheet.ts';
import { disc, rectangle, slab, turned } from '../solids.ts';
import type { Shape } from './shape.ts';

/* Watering cans with their parts, and the body of an oven. */

/** The head of a watering can. */
const rose: Shape = ({ width: w, height: h }) => [
  ...turned([
    [w * 0.14, 0],
    [w * 0.14, h * 0.5],
    [w / 2, h * 0.9],
    [w / 2, h],
  ]),
  ...[0.12, 0.26, 0.4].map((share) => disc(w * share, [0, 0, h], 'line')),
];

const washer: Shape = ({ width: w, height: h }) =>
  turned(
    [
      [w / 2, 0],
      [w / 2, h],
    ],
    w * 0.26,
  );

/** A flat housing for four to eight pans, its switch in front. */
const oven: Shape = ({ width: w, depth: d, height: h }) => [
  ...slab(rectangle(w, d), h * 0.2, h, rectangle(w * 0.9, d * 0.9)),
  polyline([
    [w * 0.5, -d * 0.3, h * 0.55],
    [w * 0.5, d * 0.3, h * 0.55],
  ]),
  polyline([
    [-w * 0.4, d * 0.5, h * 0.55],
    [w * 0.4, d * 0.5, h * 0.55],
  ]),
];

const can: Shape = ({ width: w, depth: d, height: h }) => [
  polyline(
    [
      [-d * 0.3, 0, h * 0.75],
      [-w * 0.42, 0, h * 0.7],
      [-w * 0.42, 0, h * 0.25],
      [-d * 0.42, 0, h * 0.2],
    ],
    'tube',
  ),
  ...turned(
    [
      [d * 0.48, 0],
      [d * 0.4, h * 0.8],
    ],
    d * 0.3,
  ),
  polyline(
    [
      [d * 0.4, 0, h * 0.25],
      [w * 0.62, 0, h * 0.95],
    ],
    'tube',
  ),
];

export const BODIES = { rose, washer, oven, can };
