/** A solid as strokes, the furthest first. */
export type Solid = Stroke[];

type Flat = readonly [number, number];

/** A box around the middle of its ground: width along x, depth along y. `from` is where it stands. */
export const box = (width: number, depth: number, height: number, from: Space = [0, 0, 0]): Solid =>
  slab(rectangle(width, depth, from), from[2], from[2] + height);

export const rectangle = (width: number, depth: number, [x, y]: Space | Flat = [0, 0]): Flat[] => [
  [x - width / 2, y - depth / 2],
  [x + width / 2, y - depth / 2],
  [x + width / 2, y + depth / 2],
  [x - width / 2, y + depth / 2],
];

/** An outline on the ground, clockwise as `rectangle` goes, pulled up from one height to another; with a hole one looks into it. */
export function slab(outline: readonly Flat[], bottom: number, top: number, hole?: readonly Flat[]): Solid {
  const high = (ring: readonly Flat[], z: number) => ring.map(([x, y]): Space => [x, y, z]);
  const walls = (ring: readonly Flat[], isInside: boolean) =>
    edges(ring)
      .filter(([[ax, ay], [bx, by]]) => by - ay - (bx - ax) > 0 !== isInside)
      .sort(([a, b], [c, d]) => sum(a) + sum(b) - sum(c) - sum(d))
      .map(([[ax, ay], [bx, by]]) =>
        face([
          [ax, ay, top],
          [bx, by, top],
          [bx, by, bottom],
          [ax, ay, bottom],
        ]),
      );
  const lid = face(high(outline, top), ...(hole ? [high(hole, top)] : []));
  return [...(hole ? walls(hole, true) : []), ...walls(outline, false), lid];
}

/** A profile that one sees from the front (x and z, clockwise on the sheet), pulled along y. */
export function bar(depth: number, ...profile: Flat[]): Solid {
  const [back, front] = [-depth / 2, depth / 2];
  const place = ([x, z]: Flat, y: number): Space => [x, y, z];
  const sides = edges(profile)
    .filter(([[ax, az], [bx, bz]]) => az - bz + (bx - ax) > 0)
    .sort(([a, b], [c, d]) => sum(a) + sum(b) - sum(c) - sum(d))
    .map(([a, b]) => face([place(a, back), place(b, back), place(b, front), place(a, front)]));
  return [...sides, face(profile.map((point) => place(point, front)))];
}

/** What stands on a lathe, from the bottom up: radius and height. `bore`: radius of the opening on top. */
export function turned(bore: number, ...profile: Flat[]): Solid {
  const rings = profile.map(([radius, height]) => ({ radius, middle: onSheet([0, 0, height]) }));
  const drums = rings.slice(1).map((upper, index): Stroke => {
    const lower = rings[index] ?? upper;
    const [a, b] = [lower.radius * LONG, upper.radius * LONG];
    const { middle } = lower;
    return {
      style: 'face',
      d:
        `M${at({ x: middle.x - a, y: middle.y })}A${figure(a)} ${figure(lower.radius * SHORT)} 0 0 0 ${at({ x: middle.x + a, y: middle.y })}` +
        `L${at({ x: upper.middle.x + b, y: upper.middle.y })}A${figure(b)} ${figure(upper.radius * SHORT)} 0 0 0 ${at({ x: upper.middle.x - b, y: upper.middle.y })}Z`,
      reach: [...aroundGround(middle, lower.radius), ...aroundGround(upper.middle, upper.radius)],
    };
  });
  const [radius, top] = profile.at(-1) ?? [0, 0];
  return [...drums, disc(radius, [0, 0, top]), ...(bore > 0 ? [disc(bore, [0, 0, top])] : [])];
}

/** A round surface that lies. */
export function disc(radius: number, middle: Space, style: Stroke['style'] = 'face'): Stroke {
  const { x, y } = onSheet(middle);
  return { style: style, d: ellipse(x, y, radius, 0), reach: aroundGround({ x, y }, radius) };
}

/** A round bar along y, such as a damper. */
export function barrel(radius: number, depth: number, [x, y, z]: Space = [0, 0, 0]): Solid {
  const back = onSheet([x, y - depth / 2, z]);
  const front = onSheet([x, y + depth / 2, z]);
  const [dx, dy] = [radius * SHORT * COS30, radius * LONG * COS30];
  const axes = `A${figure(radius * LONG)} ${figure(radius * SHORT)} 60 0`;
  const shell: Stroke = {
    style: 'face',
    d:
      `M${at({ x: back.x + dx, y: back.y + dy })}L${at({ x: front.x + dx, y: front.y + dy })}` +
      `${axes} 1 ${at({ x: front.x - dx, y: front.y - dy })}L${at({ x: back.x - dx, y: back.y - dy })}` +
      `${axes} 1 ${at({ x: back.x + dx, y: back.y + dy })}Z`,
    reach: [...aroundUpright(back, radius), ...aroundUpright(front, radius)],
  };
  return [shell, wheelFace(radius, [x, y + depth / 2, z])];
}

/** A round surface that stands across y. */
export function wheelFace(radius: number, middle: Space, style: Stroke['style'] = 'face'): Stroke {
  const { x, y } = onSheet(middle);
  return { style: style, d: ellipse(x, y, radius, 60), reach: aroundUpright({ x, y }, radius) };
}

/** A tub, open on top, that becomes narrower to the bottom. */
export function tub(width: number, depth: number, height: number, [x, y, z]: Space = [0, 0, 0]): Solid {
  const rim = rectangle(width, depth, [x, y]);
  const foot = rectangle(width * 0.84, depth * 0.88, [x, y]);
  const mouth = rectangle(width * 0.9, depth * 0.92, [x, y]);
  const up = (ring: readonly Flat[], height: number) => ring.map(([a, b]): Space => [a, b, z + height]);
  const [top, bottom, inside, floor] = [up(rim, height), up(foot, 0), up(mouth, height), up(foot, height * 0.3)];
  const wall = (high: Space[], low: Space[], from: number, to: number) =>
    face([high[from], high[to], low[to], low[from]].filter((point) => point !== undefined));
  return [
    ...[wall(inside, floor, 0, 1), wall(inside, floor, 3, 0)],
    ...[wall(top, bottom, 1, 2), wall(top, bottom, 2, 3)],
    face(top, inside),
  ];
}

const COS30 = Math.cos(Math.PI / 6);

const edges = <Thing>(ring: readonly Thing[]): [Thing, Thing][] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]);

const sum = ([a, b]: Flat): number => a + b;

const ellipse = (x: number, y: number, radius: number, rotation: number): string => {
  const cos = Math.cos((rotation * Math.PI) / 180) * radius * LONG;
  const sin = Math.sin((rotation * Math.PI) / 180) * radius * LONG;
  const axes = `A${figure(radius * LONG)} ${figure(radius * SHORT)} ${rotation} 1 1`;
  return `M${at({ x: x - cos, y: y - sin })}${axes} ${at({ x: x + cos, y: y + sin })}${axes} ${at({ x: x - cos, y: y - sin })}Z`;
};

/** Points on a circle that lies. */
const aroundGround = ({ x, y }: Point, radius: number): Point[] =>
  angles.map((angle) => ({ x: x + Math.cos(angle) * radius * LONG, y: y + Math.sin(angle) * radius * SHORT }));

/** Points on a circle that stands across y. */
const aroundUpright = ({ x, y }: Point, radius: number): Point[] =>
  angles.map((angle) => {
    const [along, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return { x: x + along * COS30, y: y + along / 2 - up };
  });

const angles = Array.from({ length: 16 }, (_, index) => (index / 8) * Math.PI);

/*
 * The sheet of an exploded drawing: an isometric view from the upper right. In space x goes to the lower right, y to the
 * lower left, z up; on the sheet x goes right, y down. Lengths are units of the drawing, not millimeters.
 */

export type Space = readonly [x: number, y: number, z: number];
export interface Point {
  x: number;
  y: number;
}

/** One stroke of the pen: `face` hides what is behind it, `line` does not, `tube` is a line with two edges. */
export interface Stroke {
  style: 'face' | 'line' | 'tube';
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
const face = (...rings: Space[][]): Stroke => {
  const projected = rings.map((ring) => ring.map(onSheet));
  return {
    style: 'face',
    d: projected.map((ring) => `M${ring.map(at).join('L')}Z`).join(''),
    reach: projected[0] ?? [],
  };
};

/** A line through some points. */
export const line = (...points: Space[]): Stroke => polyline(points, 'line');

/** A line with two edges. */
export const tube = (...points: Space[]): Stroke => polyline(points, 'tube');

const polyline = (points: readonly Space[], style: 'line' | 'tube'): Stroke => {
  const reach = points.map(onSheet);
  return { style: style, d: `M${reach.map(at).join('L')}`, reach };
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
