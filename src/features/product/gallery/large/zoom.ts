/** How near a picture is seen: its scale, and how far its middle lies from the middle of the frame, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** Pixels right of and below the middle of the frame. */
export interface Point {
  x: number;
  y: number;
}

/** Pixels of what one looks through, and of the picture that fits into it. */
export interface Box {
  frame: Size;
  picture: Size;
}

interface Size {
  width: number;
  height: number;
}

/** The whole picture. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** One press goes this near; the keys and buttons go in steps. */
export const NEAR = 2.5;
export const STEP = 1.5;
/** Nearer than this the pixels of a 1900 px picture are seen. */
const NEAREST = 5;

/** The largest size of a picture's shape that fits into the frame. */
export function fitted(shape: Size, frame: Size): Size {
  const scale = Math.min(frame.width / shape.width, frame.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}

/** Nearer (factor above 1) or farther; what lies under the point stays there, as far as the picture reaches. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const scale = within(zoom.scale * factor, 1, NEAREST);
  const grown = scale / zoom.scale;
  return bounded({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, box);
}

/** Moved by so many pixels; an edge of the picture never comes into the frame while there is more behind the other. */
export const panned = (zoom: Zoom, { x, y }: Point, box: Box): Zoom =>
  bounded({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, box);

function bounded({ scale, x, y }: Zoom, { frame, picture }: Box): Zoom {
  const spareX = Math.max(0, (picture.width * scale - frame.width) / 2);
  const spareY = Math.max(0, (picture.height * scale - frame.height) / 2);
  return { scale, x: within(x, -spareX, spareX), y: within(y, -spareY, spareY) };
}

/** `+ 0` makes the zero of `-0`. */
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value)) + 0;
