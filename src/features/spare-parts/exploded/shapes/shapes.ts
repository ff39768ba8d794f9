import { barrel, box, disc, line, rectangle, type Shape, type Space, slab, tube, turned } from '../solids.ts';
import { PLAIN } from './plain.ts';
import { TABLE } from './table.ts';
import { WASTE } from './waste.ts';

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
    tube(
      ...(first ? [[first[0], d * 0.6, 0] as Space] : []),
      ...offsets,
      ...(last ? [[last[0], d * 0.6, 0] as Space] : []),
    ),
  ];
};

/** The same as a ring. */
const ring: Shape = ({ width }) => [
  disc(width / 2, [0, 0, 0], 'tube'),
  disc(width * 0.34, [0, 0, 0], 'tube'),
  tube([width * 0.06, width / 2, 0], [width * 0.06, width * 0.72, 0]),
  tube([-width * 0.06, width / 2, 0], [-width * 0.06, width * 0.72, 0]),
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
    tube(...bows),
    tube([-w * 0.3, 0, 9.6], [-w * 0.3, d * 0.4, 9.6]),
    ...box(w * 0.22, d * 0.28, w * 0.12, [-w * 0.3, d * 0.5, 4]),
  ];
};

/** A motor with its blades on top. */
const fan: Shape = ({ width: w, height: h }) => [
  ...turned(0, [w * 0.28, 0], [w * 0.28, h * 0.6], [w * 0.06, h * 0.6], [w * 0.06, h]),
  ...[0, 1, 2, 3, 4].map((blade) => {
    const angle = (blade / 5) * Math.PI * 2;
    const tip = (more: number): Space => [Math.cos(angle + more) * w * 0.5, Math.sin(angle + more) * w * 0.5, h];
    return line([0, 0, h], tip(-0.3), tip(0.35), [0, 0, h]);
  }),
  disc(w * 0.1, [0, 0, h]),
];

const fuse: Shape = ({ width: w, depth: d, height: h }) => [
  tube([0, -d / 2, h], [0, d / 2, h]),
  ...barrel(h * 0.9, d * 0.4, [0, 0, h]),
  ...box(w * 0.3, d * 0.1, h, [0, d * 0.5, h * 0.5]),
];

const HEAT = { element, ring, rocker, cable, fan, fuse };

/* Watering cans with their parts, and the body of an oven. */

/** The head of a watering can. */
const rose: Shape = ({ width: w, height: h }) => [
  ...turned(0, [w * 0.14, 0], [w * 0.14, h * 0.5], [w / 2, h * 0.9], [w / 2, h]),
  ...[0.12, 0.26, 0.4].map((share) => disc(w * share, [0, 0, h], 'line')),
];

const washer: Shape = ({ width: w, height: h }) => turned(w * 0.26, [w / 2, 0], [w / 2, h]);

/** A flat housing for four to eight pans, its switch in front. */
const oven: Shape = ({ width: w, depth: d, height: h }) => [
  ...slab(rectangle(w, d), h * 0.2, h, rectangle(w * 0.9, d * 0.9)),
  line([w * 0.5, -d * 0.3, h * 0.55], [w * 0.5, d * 0.3, h * 0.55]),
  line([-w * 0.4, d * 0.5, h * 0.55], [w * 0.4, d * 0.5, h * 0.55]),
];

const can: Shape = ({ width: w, depth: d, height: h }) => [
  tube([-d * 0.3, 0, h * 0.75], [-w * 0.42, 0, h * 0.7], [-w * 0.42, 0, h * 0.25], [-d * 0.42, 0, h * 0.2]),
  ...turned(d * 0.3, [d * 0.48, 0], [d * 0.4, h * 0.8]),
  tube([d * 0.4, 0, h * 0.25], [w * 0.62, 0, h * 0.95]),
];

const BODIES = { rose, washer, oven, can };

/** Every shape that a drawing may name. */
const SHAPES = { ...PLAIN, ...WASTE, ...HEAT, ...TABLE, ...BODIES };

type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as [ShapeName, ...ShapeName[]];

export const shapeOf = (name: ShapeName): Shape => SHAPES[name];
