import { bar, barrel, box, disc, line, rectangle, type Shape, type Space, slab, tub, wheelFace } from '../solids.ts';

/* Parts and bodies of waste systems. */

/** A drawer slide, pulled out by a third. */
const slide: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height),
  ...box(width * 0.6, depth * 0.4, height * 0.6, [0, depth * 0.7, height * 0.2]),
];

/** A rail on the floor, with two tracks. */
const guide: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height * 0.3),
  ...box(width * 0.12, depth, height * 0.7, [-width * 0.36, 0, height * 0.3]),
  ...box(width * 0.12, depth, height * 0.7, [width * 0.36, 0, height * 0.3]),
];

const damper: Shape = ({ depth, height }) => [
  ...barrel(height * 0.2, depth * 0.5, [0, depth * -0.3, height / 2]),
  ...barrel(height / 2, depth * 0.6, [0, depth * 0.1, height / 2]),
];

/** Bent to a U, open below. */
const clip: Shape = ({ width: w, depth, height: h }) =>
  bar(
    depth,
    [-w / 2, 0],
    [-w / 2, h],
    [w / 2, h],
    [w / 2, 0],
    [w / 4, 0],
    [w / 4, h * 0.7],
    [-w / 4, h * 0.7],
    [-w / 4, 0],
  );

const hook: Shape = ({ width: w, depth, height: h }) =>
  bar(
    depth * 0.5,
    [-w / 2, 0],
    [-w / 2, h],
    [0, h],
    [0, h * 0.35],
    [w / 4, h * 0.35],
    [w / 4, h * 0.7],
    [w / 2, h * 0.7],
    [w / 2, 0],
  );

/** A clamping lever: plate below, handle above. */
const lever: Shape = ({ width: w, depth, height: h }) => [
  ...box(w, depth * 0.6, h * 0.2, [0, -depth * 0.2, 0]),
  ...barrel(h * 0.3, w * 0.6, [0, depth * 0.05, h * 0.4]),
  ...box(w * 0.5, depth * 0.8, h * 0.2, [0, depth * 0.15, h * 0.7]),
];

/** An angle with two holes upright and two on its foot. */
const bracket: Shape = ({ width: w, depth: d, height: h }) => [
  ...slab(rectangle(w, d), 0, h * 0.06),
  disc(w * 0.09, [0, d * 0.2, h * 0.06], 'line'),
  ...box(w, d * 0.12, h, [0, -d * 0.44, 0]),
  ...[0.5, 0.8].map((share) => wheelFace(w * 0.12, [0, -d * 0.38, h * share], 'line')),
];

/** A lid with a raised rim that swings up. */
const lid: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height * 0.5),
  ...box(width * 0.92, depth * 0.92, height * 0.5, [0, 0, height * 0.5]),
];

const hinge: Shape = ({ width: w, depth: d, height: h }) => [
  ...box(w, d * 0.5, h * 0.15, [0, -d * 0.3, 0]),
  ...barrel(h * 0.25, d * 1.2, [0, 0, h * 0.25]),
  ...box(w * 0.2, d, h, [w * 0.3, 0, h * 0.2]),
];

const pin: Shape = ({ depth, height }) => barrel(height / 2, depth, [0, 0, height / 2]);

/** An arm of sheet steel, bent once, with a bearing at either end. */
const arm: Shape = ({ width: w, depth: d, height: h }) => {
  const outline = [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d * 0.1],
    [w * 1.6, d / 2],
    [w * 0.8, d / 2],
    [-w / 2, d * 0.15],
  ] as const;
  return [...slab(outline, 0, h * 0.3), disc(w * 0.2, [0, -d * 0.42, h * 0.3]), disc(w * 0.2, [w, d * 0.42, h * 0.3])];
};

const roller: Shape = ({ width, height }) => [
  ...barrel(width / 2, height, [0, 0, width / 2]),
  wheelFace(width * 0.14, [0, height / 2, width / 2]),
];

const pedal: Shape = ({ width: w, depth: d, height: h }) => [
  ...box(w * 0.16, d * 0.7, h * 0.2, [0, -d * 0.3, h * 0.2]),
  ...slab(rectangle(w, d * 0.45, [0, d * 0.25]), h * 0.1, h * 0.45),
  ...[0.15, 0.25, 0.35].map((share) => line([-w * 0.4, d * share, h * 0.45], [w * 0.4, d * share, h * 0.45])),
];

/** A profile that carries the rims of containers. */
const rail: Shape = ({ width: w, depth: d, height: h }) =>
  bar(d, [-w / 2, 0], [-w / 2, h], [-w * 0.2, h], [-w * 0.2, h * 0.4], [w / 2, h * 0.4], [w / 2, 0]);

const crossbar: Shape = ({ width, depth, height }) => box(width, depth, height);

/** A cassette with holes, a cushion of carbon in it. */
const filter: Shape = ({ width, depth, height }) => [
  ...box(width, depth, height),
  ...[-0.25, 0, 0.25].flatMap((x) =>
    [-0.25, 0, 0.25].map((y) => disc(width * 0.06, [width * x, depth * y, height], 'line')),
  ),
];

/** Containers beside each other. */
const bins: Shape = ({ width, depth, height }) => [
  ...tub(width * 0.47, depth, height, [-width * 0.26, 0, 0]),
  ...tub(width * 0.47, depth, height, [width * 0.26, 0, 0]),
];

/** A drawer of steel, open on top. */
const drawer: Shape = ({ width, depth, height }) =>
  slab(rectangle(width, depth), 0, height, rectangle(width * 0.92, depth * 0.92));

/** The housing of a freestanding system, without its lid; the pedal comes out at its foot. */
const housing: Shape = ({ width, depth, height }) => {
  const mark: Space[] = [
    [-width * 0.18, depth / 2, height * 0.12],
    [width * 0.18, depth / 2, height * 0.12],
    [width * 0.18, depth / 2, height * 0.03],
    [-width * 0.18, depth / 2, height * 0.03],
    [-width * 0.18, depth / 2, height * 0.12],
  ];
  return [...drawer({ width, depth, height }), line(...mark)];
};

/** The carriage behind a hinged door: a frame with its containers. */
const carriage: Shape = (size) => [
  ...slab(rectangle(size.width, size.depth), 0, size.height * 0.08),
  ...bins({ ...size, width: size.width * 0.9, depth: size.depth * 0.9 }),
];

export const WASTE = {
  ...{ slide, guide, damper, clip, hook, lever, bracket, lid, hinge, pin, arm, roller, pedal, rail, crossbar, filter },
  ...{ bins, drawer, housing, carriage },
};
