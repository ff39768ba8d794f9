import type { ExplodedDrawing, ExplodedPiece } from './exploded.schema.ts';

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
