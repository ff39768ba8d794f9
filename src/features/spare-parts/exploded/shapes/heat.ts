import { polyline, type Space } from '../sheet.ts';
import { barrel, box, disc, rectangle, slab, turned } from '../solids.ts';
import type { Shape } from './shape.ts';

/* What heats, turns and switches in an appliance. */

/** A rod that goes to and fro under a plate, with its two connections. */
const element: Shape = ({ width: w, depth: d }) => {
  const offsets = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].flatMap((x, index): Space[] => {
    const ends: Space[] = [
      [w * x, -d * 0.4, 0],
      [w * x, d * 0.4, 0],
    ];
    return index % 2 === 0 ? ends.toReversed() : ends;
  });
  const [first, last] = [offsets[0], offsets.at(-1)];
  return [
    polyline(
      [
        ...(first ? [[first[0], d * 0.6, 0] as Space] : []),
        ...offsets,
        ...(last ? [[last[0], d * 0.6, 0] as Space] : []),
      ],
      'tube',
    ),
  ];
};

/** The same as a ring. */
const ring: Shape = ({ width }) => [
  disc(width / 2, [0, 0, 0], 'tube'),
  disc(width * 0.34, [0, 0, 0], 'tube'),
  polyline(
    [
      [width * 0.06, width / 2, 0],
      [width * 0.06, width * 0.72, 0],
    ],
    'tube',
  ),
  polyline(
    [
      [-width * 0.06, width / 2, 0],
      [-width * 0.06, width * 0.72, 0],
    ],
    'tube',
  ),
];

const rocker: Shape = ({ width: w, depth: d, height: h }) => [
  ...box(w * 0.8, d * 0.8, h * 0.6),
  ...box(w, d, h * 0.12, [0, 0, h * 0.6]),
  ...slab(rectangle(w * 0.6, d * 0.7), h * 0.72, h),
];

/** A cord, its plug in front. */
const cable: Shape = ({ width: w, depth: d }) => {
  const bows = Array.from({ length: 25 }, (_, index): Space => {
    const angle = (index / 24) * Math.PI * 3;
    return [Math.cos(angle) * w * 0.3, Math.sin(angle) * d * 0.3, index * 0.4];
  });
  return [
    polyline(bows, 'tube'),
    polyline(
      [
        [-w * 0.3, 0, 9.6],
        [-w * 0.3, d * 0.4, 9.6],
      ],
      'tube',
    ),
    ...box(w * 0.22, d * 0.28, w * 0.12, [-w * 0.3, d * 0.5, 4]),
  ];
};

/** A motor with its blades on top. */
const fan: Shape = ({ width: w, height: h }) => [
  ...turned([
    [w * 0.28, 0],
    [w * 0.28, h * 0.6],
    [w * 0.06, h * 0.6],
    [w * 0.06, h],
  ]),
  ...[0, 1, 2, 3, 4].map((blade) => {
    const angle = (blade / 5) * Math.PI * 2;
    const tip = (more: number): Space => [Math.cos(angle + more) * w * 0.5, Math.sin(angle + more) * w * 0.5, h];
    return polyline([[0, 0, h], tip(-0.3), tip(0.35), [0, 0, h]]);
  }),
  disc(w * 0.1, [0, 0, h]),
];

const fuse: Shape = ({ width: w, depth: d, height: h }) => [
  polyline(
    [
      [0, -d / 2, h],
      [0, d / 2, h],
    ],
    'tube',
  ),
  ...barrel(h * 0.9, d * 0.4, [0, 0, h]),
  ...box(w * 0.3, d * 0.1, h, [0, d * 0.5, h * 0.5]),
];

export const HEAT = { element, ring, rocker, cable, fan, fuse };
