import type { Frame, Spot } from './projection.ts';

/** Where a name stands beside its dot: on its right (`start`), on its left (`end`), over or under it. */
export type Side = 'start' | 'end' | 'above' | 'below';
const SIDES: readonly Side[] = ['start', 'end', 'above', 'below'];

/** How large a map draws, in units of the sheet: the height of letters, half a dot's width, and the gap from its middle to the name. */
export interface Scale {
  fontSize: number;
  dot: number;
  gap: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where names stand so that none covers another, nor a dot, nor what is `reserved`: the first spots choose first, and a name
 * without room is left out (its dot still says it). The very first has its name in any case.
 */
export function placeLabels(
  spots: readonly (Spot & { text: string })[],
  sheet: Frame,
  scale: Scale,
  reserved: readonly Box[] = [],
): (Side | undefined)[] {
  const taken = [...reserved, ...spots.map((spot) => around(spot, scale.dot))];
  return spots.map((spot, index) => {
    if (!spot.text) return undefined;
    const free = SIDES.find((one) => {
      const box = boxOf(spot, one, scale);
      return box.left >= 0 && box.right <= sheet.width && !taken.some((other) => meet(box, other));
    });
    const side = free ?? (index === 0 ? 'start' : undefined);
    if (side) taken.push(boxOf(spot, side, scale));
    return side;
  });
}

/** Where the text of a name begins, ends or has its middle, and on which height the middle of its letters is. */
export function anchorOf({ x, y }: Spot, side: Side, { fontSize, gap }: Scale): Spot & { anchor: string } {
  if (side === 'start') return { x: x + gap, y, anchor: 'start' };
  if (side === 'end') return { x: x - gap, y, anchor: 'end' };
  const apart = gap + fontSize * 0.35;
  return { x, y: side === 'above' ? y - apart : y + apart, anchor: 'middle' };
}

/** How wide a name is in the text face, measured by the height of its letters: narrow ones take half as much. */
const widthOf = (text: string): number => text.length * 0.56 - (text.match(/[filrt. ]/g)?.length ?? 0) * 0.24;

function boxOf(spot: Spot & { text: string }, side: Side, scale: Scale): Box {
  const width = widthOf(spot.text) * scale.fontSize;
  const { x, y, anchor } = anchorOf(spot, side, scale);
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - scale.fontSize * 0.5, bottom: y + scale.fontSize * 0.5 };
}

/** What a dot covers. */
export const around = ({ x, y }: Spot, dot: number): Box => ({
  ...{ left: x - dot, right: x + dot },
  ...{ top: y - dot, bottom: y + dot },
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
