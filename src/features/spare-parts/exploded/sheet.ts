/*
 * The sheet of an exploded drawing: an isometric view from the upper right. In space x goes to the lower right, y to the
 * lower left, z up; on the sheet x goes right, y down. Lengths are units of the drawing, not millimetres.
 */

export type Space = readonly [x: number, y: number, z: number];
export interface Point {
  x: number;
  y: number;
}

/** One stroke of the pen: `face` hides what is behind it, `line` does not, `tube` is a line with two edges. */
export interface Stroke {
  look: 'face' | 'line' | 'tube';
  d: string;
  /** Points that it does not go beyond: from them the sheet knows its size. */
  reach: Point[];
}

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

export const onSheet = ([x, y, z]: Space): Point => ({ x: (x - y) * COS, y: (x + y) * SIN - z });

/** A circle of radius 1 is an ellipse of these half axes, whichever plane it lies in; only its turn differs. */
export const LONG = Math.sqrt(1.5);
export const SHORT = Math.sqrt(0.5);

/** `12.3,-4` with one decimal: finer than any screen draws it. */
export const at = ({ x, y }: Point): string => `${figure(x)},${figure(y)}`;
export const figure = (value: number): number => Math.round(value * 10) / 10 || 0;

/** A surface, open to the viewer, with its holes. */
export const face = (...rings: Space[][]): Stroke => {
  const projected = rings.map((ring) => ring.map(onSheet));
  return {
    look: 'face',
    d: projected.map((ring) => `M${ring.map(at).join('L')}Z`).join(''),
    reach: projected[0] ?? [],
  };
};

/** A wire along some points. */
export const polyline = (points: readonly Space[], style: 'line' | 'tube' = 'line'): Stroke => {
  const reach = points.map(onSheet);
  return { look: style, d: `M${reach.map(at).join('L')}`, reach };
};

/** The smallest upright box around some strokes; of none, a box without size. */
export function boxAround(strokes: readonly Stroke[]): { left: number; top: number; width: number; height: number } {
  const reach = strokes.flatMap((stroke) => stroke.reach);
  if (reach.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const xs = reach.map(({ x }) => x);
  const ys = reach.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
