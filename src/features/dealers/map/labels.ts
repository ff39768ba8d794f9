import type { Frame, Spot } from './projection.ts';

/** A name beside a dot: on its right (`start`) or on its left (`end`). */
export type Side = 'start' | 'end';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where names stand so that none covers another, nor a dot: the first spots choose first, and a name without room is
 * left out (its dot still says it). The very first has its name in any case. `size` is the height of the letters in units
 * of the sheet; `here` is the place whose name stands above it already.
 */
export function placeLabels(
  spots: readonly (Spot & { text: string })[],
  sheet: Frame,
  size: number,
  here?: Spot & { text: string },
): (Side | undefined)[] {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  if (here) taken.push(boxAbove(here, size));
  return spots.map((spot, index) => {
    if (!spot.text) return undefined;
    const free = (['start', 'end'] as const).find((one) => {
      const box = boxOf(spot, one, size);
      return box.left >= 0 && box.right <= sheet.width && !taken.some((other) => meet(box, other));
    });
    const side = free ?? (index === 0 ? 'start' : undefined);
    if (side) taken.push(boxOf(spot, side, size));
    return side;
  });
}

/** How far a name stands from the middle of its dot. */
export const GAP = 12;
/** Half the width of a dot. */
const DOT = 8;
/** A letter of the text face is about so wide, measured by its height. */
const LETTER = 0.56;

function boxOf({ x, y, text }: Spot & { text: string }, side: Side, size: number): Box {
  const width = text.length * size * LETTER;
  const left = side === 'start' ? x + GAP : x - GAP - width;
  return { left, right: left + width, top: y - size * 0.55, bottom: y + size * 0.55 };
}

/** Its letters are bold, and stand their own height above the middle of the dot. */
function boxAbove({ x, y, text }: Spot & { text: string }, size: number): Box {
  const half = (text.length * size * LETTER * 1.1) / 2;
  return { left: x - half, right: x + half, top: y - size * 2, bottom: y - size * 0.8 };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
