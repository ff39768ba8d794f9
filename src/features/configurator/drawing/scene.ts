import type { Measured } from '../rules/judge.ts';

/** A view of a cabinet as SVG paths, true to its measures: millimetres, the ground at y = 0, above it below zero. */
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

/** Thickness of a worktop, in millimetres. */
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
export function upright(
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
