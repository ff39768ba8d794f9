import type { Point } from '../place/point.ts';

/** A place on the map; x to the right, y down. */
export interface Spot {
  x: number;
  y: number;
}

/** A part of the map. */
export interface Frame extends Spot {
  width: number;
  height: number;
}

const WEST = 4.5;
const NORTH = 49;
/** Units a degree of latitude: 111,2 km are 200 units. */
const UNITS = 200;
/** At the middle of Switzerland a degree of longitude is so much shorter than one of latitude. */
const SHORTER = Math.cos((46.8 * Math.PI) / 180);

/** How many units a kilometre is. */
export const UNITS_PER_KM = UNITS / 111.2;

/** All that is drawn: from Lyon to Innsbruck, from Turin to Stuttgart. */
export const WHOLE_MAP: Frame = { x: 0, y: 0, width: 1030, height: 824 };

/** Flat, with true proportions in Switzerland: for so small a part of the earth nothing finer is needed. */
export const project = ({ lat, lon }: Point): Spot => ({
  x: (lon - WEST) * SHORTER * UNITS,
  y: (NORTH - lat) * UNITS,
});

export const isWithin = ({ x, y }: Spot, frame: Frame): boolean =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

/** The part that shows all of these with some room around, no smaller than `least` units wide, in the map's proportions. */
export function frameAround(spots: readonly Spot[], least: number): Frame {
  const seen = spots.filter((spot) => isWithin(spot, WHOLE_MAP));
  if (seen.length === 0) return WHOLE_MAP;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = WHOLE_MAP.width / WHOLE_MAP.height;
  const needed = Math.max((right - left) * ROOM, (bottom - top) * ROOM * shape, least);
  const width = Math.min(needed, WHOLE_MAP.width);
  const height = width / shape;
  return {
    x: clamp((left + right) / 2 - width / 2, WHOLE_MAP.width - width),
    y: clamp((top + bottom) / 2 - height / 2, WHOLE_MAP.height - height),
    width,
    height,
  };
}

/** Half as much again, so that names beside the outermost still stand on the map. */
const ROOM = 1.5;

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
