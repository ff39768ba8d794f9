import {
  at,
  barrel,
  disc,
  figure,
  LONG,
  line,
  onSheet,
  rectangle,
  SHORT,
  type Shape,
  type Space,
  type Stroke,
  slab,
  tube,
  turned,
} from '../solids.ts';

/* What one cooks in, and what one takes into the hand. */

/** A small square pan with its handle to the front. */
const pan: Shape = ({ width: w, depth: d, height: h }) => [
  ...slab(rectangle(w, w, [0, (w - d) / 2]), 0, h, rectangle(w * 0.84, w * 0.84, [0, (w - d) / 2])),
  tube([0, w - d / 2, h * 0.6], [0, d / 2, h]),
];

const round: Shape = ({ width, height }) => [
  ...turned(0, [width / 2, 0], [width / 2, height]),
  disc(width * 0.42, [0, 0, height], 'line'),
];

const dome: Shape = ({ width, height }) => {
  const [rx, ry] = [(width / 2) * LONG, (width / 2) * SHORT];
  const arc = (toX: number, high: number, sweep: 0 | 1) =>
    `A${figure(rx)} ${figure(high)} 0 0 ${sweep} ${at({ x: toX, y: 0 })}`;
  const bell: Stroke = {
    style: 'face',
    d: `M${at({ x: -rx, y: 0 })}${arc(rx, ry, 0)}${arc(-rx, height + ry * 0.4, 0)}Z`,
    reach: [
      { x: -rx, y: -height - ry * 0.4 },
      { x: rx, y: ry },
    ],
  };
  return [bell, disc(width * 0.07, [0, 0, height + ry * 0.28], 'line')];
};

const spatula: Shape = ({ width: w, depth: d, height: h }) => [
  ...slab(rectangle(w, d * 0.4, [0, -d * 0.3]), 0, h * 0.08),
  ...barrel(w * 0.08, d * 0.6, [0, d * 0.2, w * 0.1]),
];

const burner: Shape = ({ width: w, height: h }) =>
  turned(w * 0.2, [w / 2, 0], [w / 2, h * 0.5], [w * 0.34, h * 0.6], [w * 0.34, h]);

/** Three legs, a tray below, a ring above. */
const stand: Shape = ({ width: w, height: h }) => [
  ...turned(w * 0.4, [w * 0.46, 0], [w / 2, h * 0.1]),
  ...[0.4, 2.5, 4.6].map((angle) => {
    const foot: Space = [Math.cos(angle) * w * 0.44, Math.sin(angle) * w * 0.44, h * 0.1];
    return tube(foot, [foot[0] * 0.75, foot[1] * 0.75, h]);
  }),
  disc(w * 0.33, [0, 0, h], 'tube'),
];

/** A round bowl with its handle to the right. */
const pot: Shape = ({ width: w, depth: d, height: h }) => [
  ...barrelToRight(d * 0.5, w - d * 0.5, d * 0.08, h * 0.75),
  ...turned(d * 0.44, [d * 0.36, 0], [d / 2, h * 0.5], [d / 2, h]),
];

const fork: Shape = ({ depth: d, width: w }) => [
  ...barrel(w / 2, d * 0.4, [0, d * 0.3, 0]),
  tube([0, d * 0.1, 0], [0, -d * 0.35, 0]),
  ...[-1, 1].map((side) => line([0, -d * 0.35, 0], [side * w, -d * 0.4, 0], [side * w, -d / 2, 0])),
];

/** A round grating. */
const rack: Shape = ({ width: w, height: h }) => [
  ...turned(0, [w / 2, 0], [w / 2, h]),
  disc(w * 0.45, [0, 0, h], 'line'),
  ...[-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map((share) => {
    const half = Math.sqrt(0.45 ** 2 - share ** 2) * w;
    return line([w * share, -half, h], [w * share, half, h]);
  }),
];

const cap: Shape = ({ width: w, height: h }) => [
  ...turned(0, [w / 2, 0], [w * 0.46, h * 0.6]),
  ...turned(0, [w * 0.08, h * 0.6], [w * 0.08, h]),
];

/** A roasting pan with holes. */
const roaster: Shape = ({ width: w, height: h }) => [
  ...turned(w * 0.47, [w * 0.42, 0], [w / 2, h]),
  ...[0, 1, 2, 3, 4, 5].map((hole) =>
    disc(w * 0.035, [Math.cos(hole) * w * 0.25, Math.sin(hole) * w * 0.25, h], 'line'),
  ),
];

/** A round bar that comes out to the right. */
const barrelToRight = (from: number, to: number, radius: number, z: number): Stroke[] => {
  const [a, b] = [onSheet([from, 0, z]), onSheet([to, 0, z])];
  return [
    {
      style: 'face',
      d: `M${at({ x: a.x, y: a.y - radius })}L${at({ x: b.x, y: b.y - radius })}L${at({ x: b.x, y: b.y + radius })}L${at({ x: a.x, y: a.y + radius })}Z`,
      reach: [a, { x: b.x, y: b.y + radius }],
    },
  ];
};

export const TABLE = { pan, round, dome, spatula, burner, stand, pot, fork, rack, cap, roaster };
