import {
  bar,
  barrel,
  box,
  disc,
  line,
  onSheet,
  rectangle,
  type Shape,
  type Space,
  slab,
  tube,
  turned,
  wheelFace,
} from '../solids.ts';

/* Shapes that appliances and waste systems share. */

const plate: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height),
  groove(width * 0.86, depth * 0.86, height),
];

const cover: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height),
  groove(width * 0.92, depth * 0.92, height),
  groove(width * 0.3, depth * 0.06, height, [0, depth * 0.36]),
];

const frame: Shape = ({ width, depth, height }) =>
  slab(rectangle(width, depth), 0, height, rectangle(width * 0.84, depth * 0.86));

const rod: Shape = ({ width, height }) => [
  tube([0, 0, 0], [0, 0, height]),
  tube([0, 0, 0], [width * 3, 0, 0]),
  tube([0, 0, height], [0, width * 3, height]),
];

/** A foot or a pad: as flat as it is. */
const foot: Shape = ({ width, height }) => turned(width * 0.14, [width / 2, 0], [width * 0.38, height]);

/** A screw; what an article gives as size is its bag. */
const screw: Shape = ({ depth }) => {
  const [length, head] = [depth * 0.5, depth * 0.13];
  return [
    tube([0, 0, 0], [0, 0, length]),
    ...[0.2, 0.4, 0.6].map((share) => disc(head * 0.45, [0, 0, length * share], 'line')),
    ...turned(0, [head * 0.4, length], [head, length + head * 0.6]),
    line([-head * 0.6, 0, length + head * 0.6], [head * 0.6, 0, length + head * 0.6]),
  ];
};

/** A roll of what is sold by the meter. */
const roll: Shape = ({ depth }) => {
  const radius = depth * 0.1;
  return [
    ...[1, 0.8, 0.6, 0.4].map((share) => disc(radius * share, [0, 0, 0], 'tube')),
    tube([radius, 0, 0], [radius * 1.2, radius, 0]),
  ];
};

const spring: Shape = ({ width, depth }) => {
  const coils = Array.from({ length: 11 }, (_, index) => -depth * 0.35 + (index / 10) * depth * 0.7);
  return [
    tube([0, -depth / 2, 0], [0, -depth * 0.35, 0]),
    ...coils.map((y) => wheelFace(width / 2, [0, y, 0], 'tube')),
    tube([0, depth * 0.35, 0], [0, depth / 2, 0]),
  ];
};

const wheel: Shape = ({ width, depth, height }) => [
  ...box(width * 0.7, depth * 0.7, height * 0.12, [0, 0, height * 0.95]),
  ...bar(
    depth * 0.5,
    [-width * 0.12, height * 0.4],
    [-width * 0.3, height * 0.95],
    [width * 0.3, height * 0.95],
    [width * 0.12, height * 0.4],
  ),
  ...barrel(height * 0.4, depth * 0.4, [0, depth * 0.1, height * 0.4]),
  wheelFace(height * 0.12, [0, depth * 0.3, height * 0.4]),
];

const knob: Shape = ({ width, height }) => [
  ...turned(0, [width / 2, 0], [width / 2, height * 0.3], [width * 0.36, height * 0.3], [width * 0.34, height]),
  line([0, 0, height], [width * 0.3, 0, height]),
];

const panel: Shape = ({ width, depth, height }) => box(width, depth, height);

const drum: Shape = ({ width, height }) => turned(width * 0.42, [width / 2, 0], [width / 2, height]);

const handle: Shape = ({ width, height }) => {
  const bow: Space[] = [
    [-width / 2, 0, 0],
    [-width * 0.42, 0, height],
    [width * 0.42, 0, height],
    [width / 2, 0, 0],
  ];
  return [tube(...bow)];
};

/** A rectangle on a surface. */
const groove = (width: number, depth: number, z: number, middle: [number, number] = [0, 0]) => {
  const ring = rectangle(width, depth, middle).map(([x, y]): Space => [x, y, z]);
  const stroke = line(...ring);
  return { ...stroke, d: `${stroke.d}Z`, reach: ring.map(onSheet) };
};

export const PLAIN = { plate, cover, frame, rod, foot, screw, roll, spring, wheel, knob, panel, drum, handle };
