import type { ExplodedDrawing, ExplodedPiece } from './exploded.schema.ts';
import { shapeOf } from './shapes/shapes.ts';
import { boxAround, figure, onSheet, type Point, type Size, type Stroke } from './solids.ts';

/** Sizes of parts by article number, in millimeters; a part of unknown size is drawn as a small cube would be. */
export type Sizes = ReadonlyMap<string, Size>;

/** An exploded drawing, ready for the pen; units of its own. */
export interface Exploded {
  width: number;
  height: number;
  items: Item[];
  /** Along it everything is put together. */
  axis: { x: number; top: number; bottom: number };
}

export interface Item {
  /** Article number; a body has none. */
  part: string | undefined;
  /** Number in the drawing, from 1; 0 for a body. */
  position: number;
  strokes: Pick<Stroke, 'style' | 'd'>[];
  /** Where each piece stands. */
  places: Point[];
  /** The number in its circle, and where its line ends; for parts only. */
  mark: { at: Point; to: Point } | undefined;
}

/** Draws what a product has of a drawing: its parts, numbered from the top down, and the bodies between them. */
export function layOut({ layers }: Pick<ExplodedDrawing, 'layers'>, sizes: Sizes): Exploded {
  const rows = layers
    .map((pieces) => pieces.filter(({ part }) => !part || sizes.has(part)).map((piece) => pulled(piece, sizes)))
    .filter((row) => row.length > 0);
  const width = Math.max(0, ...rows.map(widthOf)) + 2 * EDGE;
  const items: Item[] = [];
  let top = EDGE;
  for (const row of rows) {
    const height = Math.max(...row.map(({ box }) => box.height));
    let left = (width - widthOf(row)) / 2;
    for (const one of row) {
      const corner = { x: left, y: top + (height - one.box.height) / 2 };
      items.push(placed(one, corner, 1 + items.filter(({ part }) => part).length));
      left += one.box.width + MARK_ROOM;
    }
    top += height + BETWEEN;
  }
  return {
    width,
    height: top - BETWEEN + EDGE,
    items,
    axis: { x: width / 2 - MARK_ROOM / 2, top: EDGE, bottom: top - BETWEEN },
  };
}

/** One part alone, for a small picture of it: its strokes, where each piece stands, and the sheet around them. */
export interface Sketch extends Pick<Item, 'strokes' | 'places'> {
  viewBox: string;
}

/** `size` in millimeters, of the article. */
export function sketchOf(piece: ExplodedPiece, size: Size): Sketch {
  const { strokes, offsets, box } = pulled(piece, new Map([[piece.part ?? '', size]]));
  const side = Math.max(box.width, box.height) * 1.24;
  const left = box.left - (side - box.width) / 2;
  const top = box.top - (side - box.height) / 2;
  return {
    strokes: strokes.map(({ style, d }) => ({ style: style, d })),
    places: offsets,
    viewBox: [left, top, side, side].map(figure).join(' '),
  };
}

/** Margin of the sheet, height between two layers, room for a number to the right of each part. */
const EDGE = 20;
const BETWEEN = 24;
const MARK_ROOM = 48;

interface Pulled {
  piece: ExplodedPiece;
  strokes: Stroke[];
  offsets: Point[];
  /** Around all pieces. */
  box: ReturnType<typeof boxAround>;
}

function pulled(piece: ExplodedPiece, sizes: Sizes): Pulled {
  const size = sizeOnSheet(piece.sizeMm ?? sizes.get(piece.part ?? '') ?? UNKNOWN, piece.part ? 1 : BODY);
  const strokes = shapeOf(piece.shape)(size);
  const step = { x: Math.max(LEAST_APART, size.width * 1.45), y: Math.max(LEAST_APART, size.depth * 1.45) };
  const offsets = Array.from({ length: piece.pieces }, (_, index) =>
    onSheet([(index % 2) * step.x, Math.floor(index / 2) * step.y, 0]),
  );
  const reach = offsets.flatMap((offset) =>
    strokes.flatMap((stroke) => stroke.reach.map((point) => moved(point, offset))),
  );
  return { piece, strokes, offsets, box: boxAround([{ style: 'line', d: '', reach }]) };
}

/** Pieces of one kind stand so far apart at least. */
const LEAST_APART = 30;
const UNKNOWN: Size = { width: 60, depth: 60, height: 30 };
/** Bodies are context: smaller than the parts, which is what one looks for. */
const BODY = 0.7;

/** Small parts are drawn larger than they are, so that one knows them: 20 mm become 29 units, 500 mm become 172. */
function sizeOnSheet({ width, depth, height }: Size, share: number): Size {
  const longest = Math.max(width, depth, height);
  const scale = ((5.4 * longest ** 0.557) / longest) * share;
  return { width: width * scale, depth: depth * scale, height: height * scale };
}

function placed({ piece, strokes, offsets, box }: Pulled, corner: Point, position: number): Item {
  const home = { x: corner.x - box.left, y: corner.y - box.top };
  const places = offsets.map((offset) => moved(offset, home));
  const at = { x: corner.x + box.width + MARK_ROOM / 2, y: corner.y + Math.min(box.height / 2, MARK_ROOM / 2) };
  const points = places.flatMap((place) => strokes.flatMap(({ reach }) => reach.map((point) => moved(point, place))));
  return {
    part: piece.part,
    position: piece.part ? position : 0,
    strokes: strokes.map(({ style, d }) => ({ style: style, d })),
    places,
    mark: piece.part ? { at, to: nearest(points, at) } : undefined,
  };
}

const widthOf = (row: readonly Pulled[]): number => row.reduce((sum, { box }) => sum + box.width + MARK_ROOM, 0);

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best), points[0] ?? to);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The drawing of a product's family that shows most of its parts; undefined where none shows any. */
export function drawingFor(
  drawings: readonly ExplodedDrawing[],
  family: string,
  parts: readonly string[],
): ExplodedDrawing | undefined {
  const shown = (drawing: ExplodedDrawing) =>
    piecesOf(drawing).filter(({ part }) => part && parts.includes(part)).length;
  const ofFamily = drawings.filter(({ families }) => families.some((one) => one === family));
  const [best] = ofFamily.toSorted((a, b) => shown(b) - shown(a));
  return best && shown(best) > 0 ? best : undefined;
}

/** The parts in the order of their numbers in the drawing; those that it does not show come after. */
export function numbered(
  drawing: ExplodedDrawing | undefined,
  parts: readonly string[],
): { part: string; position: number }[] {
  const shown = (drawing ? piecesOf(drawing) : []).flatMap(({ part }) => (part && parts.includes(part) ? [part] : []));
  const others = parts.filter((part) => !shown.includes(part));
  return [
    ...shown.map((part, place) => ({ part, position: place + 1 })),
    ...others.map((part) => ({ part, position: 0 })),
  ];
}

/** Whether one of these parts belongs to the electric circuit. */
export const hasElectrical = (drawing: ExplodedDrawing | undefined, parts: readonly string[]): boolean =>
  Boolean(drawing) &&
  piecesOf(drawing as ExplodedDrawing).some(({ part, isElectrical }) => isElectrical && part && parts.includes(part));

/** How a part is drawn, whatever it belongs to. */
export const pieceOf = (drawings: readonly ExplodedDrawing[], part: string): ExplodedPiece | undefined =>
  drawings.flatMap(piecesOf).find((piece) => piece.part === part);

const piecesOf = ({ layers }: ExplodedDrawing): ExplodedPiece[] => layers.flat();
