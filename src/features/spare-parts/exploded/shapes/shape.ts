import type { Solid } from '../solids.ts';

/** How large a piece is drawn, in units of the drawing. */
export interface Size {
  /** From left to right, along x. */
  width: number;
  /** From front to back, along y. */
  depth: number;
  height: number;
}

/** How a kind of part looks. */
export type Shape = (size: Size) => Solid;
