import type { Measured } from '../rules/match-systems.ts';

/** A view of a cabinet as SVG paths, true to its measures: millimeters, the ground at y = 0, above it below zero. */
export interface Scene {
  viewBox: string;
  /** What is cut through: walls, floor, front. */
  walls: string;
  /** What is seen: worktop, edges, bins. */
  lines: string;
  /** The room that is free inside. */
  free: string;
  /** How it opens, drawn as architects do: the point is where the hinge is. */
  swing: string;
  dimensions: Dimension[];
}

/** A measure between two arrows, with its figure beside it. */
export interface Dimension {
  measure: string;
  path: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  mm: number;
}

/** A cabinet has every measure; a free place has a width, a height and a depth. */
export interface Subject {
  type: string;
  measured: Measured;
}

export const isFree = ({ type }: Subject): boolean => type === 'freestanding';
export const isDrawer = ({ type }: Subject): boolean => type === 'existing-pull-out';

/** What a measure is, as far as a drawing needs one that is not asked for. */
export const sizeOf = (subject: Subject, measure: string): number => subject.measured[measure] ?? USUAL[measure] ?? 0;

const USUAL: Record<string, number> = { sideWall: 19 };

/** Edge of the square that both views are drawn in, so that they have one scale and room for their figures. */
export function extentOf(subject: Subject): number {
  const width = Math.max(sizeOf(subject, 'bodyWidth'), sizeOf(subject, deepest(subject)));
  const height = sizeOf(subject, isFree(subject) ? 'installationHeight' : 'bodyHeight');
  return Math.round(Math.max(900, width / 0.56, (height + WORKTOP) / 0.76));
}

export const deepest = (subject: Subject): string => (isFree(subject) ? 'installationDepth' : 'bodyDepth');

/** Thickness of a worktop, in millimeters. */
export const WORKTOP = 42;

export const viewBoxOf = (extent: number): string =>
  [-extent / 2, -extent * 0.87, extent, extent].map(Math.round).join(' ');

/** A dimension across, from `x1` to `x2`; `isAbove`: its figure stands above the line. */
export function across(
  measure: string,
  mm: number,
  [x1, x2, y]: readonly [number, number, number],
  extent: number,
  isAbove = false,
): Dimension {
  const tick = extent * 0.015;
  return {
    ...{ measure, mm, anchor: 'middle' },
    path: `M${n(x1)} ${n(y - tick)}v${n(2 * tick)}M${n(x1)} ${n(y)}H${n(x2)}M${n(x2)} ${n(y - tick)}v${n(2 * tick)}`,
    x: n((x1 + x2) / 2),
    y: n(isAbove ? y - extent * 0.025 : y + extent * 0.052),
  };
}

/** A dimension upright, from `y1` to `y2`, its figure on one side of the line. */
function upright(
  measure: string,
  mm: number,
  [x, y1, y2]: readonly [number, number, number],
  extent: number,
  side: 'left' | 'right',
): Dimension {
  const tick = extent * 0.015;
  const isLeft = side === 'left';
  return {
    ...{ measure, mm, anchor: isLeft ? 'end' : 'start' },
    path: `M${n(x - tick)} ${n(y1)}h${n(2 * tick)}M${n(x)} ${n(y1)}V${n(y2)}M${n(x - tick)} ${n(y2)}h${n(2 * tick)}`,
    x: n(x + extent * (isLeft ? -0.027 : 0.027)),
    y: n((y1 + y2) / 2 + extent * 0.013),
  };
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** A bin with its lid, narrower at its foot; `foot` is where it stands. */
export const bin = (x: number, foot: number, width: number, height: number): string =>
  `M${n(x)} ${n(foot - height)}h${n(width)}l${n(-width * 0.06)} ${n(height)}h${n(-width * 0.88)}z` +
  rect(x - 5, foot - height - 18, width + 10, 18);

export const n = (value: number): number => Math.round(value * 10) / 10;

/** The cabinet from the front with its bins; a free place with a housing in it. */
export const frontOf = (subject: Subject): Scene => (isFree(subject) ? niche(subject) : cabinet(subject));

/** Ground below a tray, height of a tray, air above the bins: in millimeters. */
const [RUNNER, TRAY, AIR] = [26, 40, 44];

function cabinet(subject: Subject): Scene {
  const size = (measure: string) => sizeOf(subject, measure);
  const extent = extentOf(subject);
  const [width, height, wall] = [size('bodyWidth'), size('bodyHeight'), size('sideWall')];
  const left = -width / 2;
  const [inLeft, inWidth, floor, top] = [left + wall, width - 2 * wall, -wall, -height];
  const free = Math.min(size('installationHeight'), height - wall);
  const tray = isDrawer(subject) ? floor - TRAY : floor - RUNNER - TRAY;
  const drawerSides = `M${n(inLeft + 14)} ${n(tray - free * 0.25)}V${n(tray + TRAY)}h${n(inWidth - 28)}V${n(tray - free * 0.25)}`;
  return {
    viewBox: viewBoxOf(extent),
    walls:
      rect(left, top, wall, height) +
      rect(left + width - wall, top, wall, height) +
      rect(inLeft, floor, inWidth, wall) +
      rect(left - 30, top - WORKTOP, width + 60, WORKTOP),
    lines:
      `M${-extent} 0H${extent}` +
      rect(inLeft + 14, tray, inWidth - 28, TRAY) +
      (isDrawer(subject) ? drawerSides : '') +
      bins([inLeft + 30, inWidth - 60], tray, Math.max(80, free - RUNNER - TRAY - AIR)),
    free: `M${n(inLeft)} ${n(floor - free)}h${n(inWidth)}`,
    swing:
      subject.type === 'swing-door'
        ? `M${n(left + width)} ${n(top)}L${n(left)} ${n(top / 2)}L${n(left + width)} 0`
        : '',
    dimensions: [
      across('bodyWidth', width, [left, left + width, extent * 0.055], extent),
      upright('bodyHeight', height, [left - extent * 0.07, top, 0], extent, 'left'),
      upright(
        'installationHeight',
        size('installationHeight'),
        [left + width + extent * 0.06, floor - free, floor],
        extent,
        'right',
      ),
      wallOf(subject, extent, [left, top]),
    ],
  };
}

/** Two arrows that point at a thin thing from outside, the figure at the right. */
function wallOf(subject: Subject, extent: number, [left, top]: [number, number]) {
  const wall = sizeOf(subject, 'sideWall');
  const [y, tick, arm] = [top - WORKTOP - extent * 0.035, extent * 0.015, extent * 0.045];
  const right = left + wall;
  return {
    ...{ measure: 'sideWall', mm: wall, anchor: 'start' as const },
    path: `M${n(left)} ${n(y - tick)}v${n(2 * tick)}M${n(right)} ${n(y - tick)}v${n(2 * tick)}M${n(left - arm)} ${n(y)}h${n(arm)}M${n(right)} ${n(y)}h${n(arm)}`,
    x: n(right + arm + extent * 0.015),
    y: n(y + extent * 0.013),
  };
}

function niche(subject: Subject): Scene {
  const extent = extentOf(subject);
  const [width, height] = [sizeOf(subject, 'bodyWidth'), sizeOf(subject, 'installationHeight')];
  const [left, box] = [-width / 2, { width: Math.max(60, width - 10), height: height * 0.74 }];
  const inner = box.width - 40;
  return {
    viewBox: viewBoxOf(extent),
    walls: rect(left - 30, -height, 30, height) + rect(left + width, -height, 30, height),
    lines:
      `M${-extent} 0H${extent}` +
      rect(-box.width / 2, -box.height, box.width, box.height) +
      rect(-box.width / 2 - 4, -box.height - 26, box.width + 8, 26) +
      bins([-inner / 2, inner], -50, box.height * 0.62),
    free: `M${n(left)} ${n(-height)}h${n(width)}`,
    swing: '',
    dimensions: [
      across('bodyWidth', width, [left, left + width, extent * 0.055], extent),
      upright('installationHeight', height, [left + width + extent * 0.09, -height, 0], extent, 'right'),
    ],
  };
}

/** As many bins beside each other as a width usually takes, the widest first. */
function bins([left, width]: [number, number], foot: number, height: number): string {
  const shares =
    width < 260 ? [0.86] : width < 460 ? [0.5, 0.36] : width < 640 ? [0.4, 0.27, 0.21] : [0.26, 0.26, 0.19, 0.17];
  const gap = (width * (1 - shares.reduce((sum, share) => sum + share, 0))) / (shares.length + 1);
  let x = left + gap;
  return shares
    .map((share, index) => {
      const binView = bin(x, foot, width * share, height * (index === 0 ? 1 : 0.86));
      x += width * share + gap;
      return binView;
    })
    .join('');
}
