/** A cabinet in 48 × 40 units with one of its measures: what is meant, beside the name of the field. */
export interface Sketch {
  lines: string;
  measure: string;
}

export const sketchOf = (measure: string): Sketch => ({
  lines: measure.endsWith('Depth') ? SIDE : measure === 'sideWall' ? CORNER : FRONT,
  measure: MEASURES[measure] ?? '',
});

const FRONT = 'M8 4h32v28H8zM11 4v25h26V4';
/** From the side: the front at the left, a trap at the back. */
const SIDE = 'M4 5h3v26H4zM8 4h32v28H8zM8 29h32M33 4v9q0 3 3 3h4';
/** Two walls from above, much nearer. */
const CORNER = 'M4 10h26v8H12v18H4z';

const MEASURES: Record<string, string> = {
  bodyWidth: 'M8 34v5M8 36.500h32M40 34v5',
  bodyHeight: 'M42 4h5M44.500 4v28M42 32h5',
  installationHeight: 'M18 10h12M24 10v19M18 29h12',
  installationDepth: 'M8 17v8M8 21h25M33 17v8',
  bodyDepth: 'M8 34v5M8 36.500h32M40 34v5',
  sideWall: 'M34 10h8M38 3v7M34 18h8M38 18v7',
};
