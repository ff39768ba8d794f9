import type { Cents } from '#values/money.ts';
import { type Goods, isAmong } from './goods.ts';
import type { Discount, SetGroup } from './promotion.ts';

/** Some pieces of a line. */
export type Part = { lineId: string; unit: Cents; quantity: number; total: Cents };

/** What a discount is reckoned on at once: everything that it applies to, or one complete set. */
export type Package = Part[];

/** The packages that a discount on goods applies to; none when nothing in the cart matches. */
export function packagesOf(discount: Discount, sets: SetGroup[], goods: Goods[]): Package[] {
  if (discount.scope === 'cart') {
    const parts = goods.filter((line) => isAmong(discount.only, line)).map(wholeLine);
    return parts.length > 0 ? [parts] : [];
  }
  const group = discount.scope === 'setgroup' ? discount.group : null;
  return completeSets(sets, goods).map((set) => {
    const pieces = set.filter((piece) => group === null || piece.group === group);
    // sets are filled with the dearest first, so that the last ones are the cheapest
    const chosen = discount.cheapest === null ? pieces : pieces.sort(dearestFirst).slice(-discount.cheapest);
    return chosen.map(({ lineId, unit }) => ({ lineId, unit, quantity: 1, total: unit }));
  });
}

const wholeLine = ({ id, unit, quantity, total }: Goods): Part => ({ lineId: id, unit, quantity, total });

type Piece = { lineId: string; unit: Cents; line: Goods };

/** Cuts the goods into complete sets, the dearest pieces first; what is left over makes none. */
function completeSets(groups: SetGroup[], goods: Goods[]): (Piece & { group: number })[][] {
  if (groups.length === 0) return [];
  const pieces = goods.flatMap((line) => Array.from({ length: line.quantity }, () => pieceOf(line)));
  const stacks = groups.map(({ only }) => pieces.filter(({ line }) => isAmong(only, line)).sort(dearestLast));
  const taken = new Set<Piece>();
  const sets: (Piece & { group: number })[][] = [];
  for (;;) {
    const set = groups.flatMap(({ quantity }, group) =>
      takeFrom(stacks[group] ?? [], quantity, taken).map((piece) => ({ ...piece, group })),
    );
    if (set.length < groups.reduce((sum, { quantity }) => sum + quantity, 0)) return sets;
    sets.push(set);
  }
}

const pieceOf = (line: Goods): Piece => ({ lineId: line.id, unit: line.unit, line });

/** The next pieces of a stack that no other group has taken. */
function takeFrom(stack: Piece[], quantity: number, taken: Set<Piece>): Piece[] {
  const picked: Piece[] = [];
  while (picked.length < quantity) {
    const piece = stack.pop();
    if (!piece) return picked;
    if (taken.has(piece)) continue;
    taken.add(piece);
    picked.push(piece);
  }
  return picked;
}

/** Equal prices by line, so that the order of the lines makes no difference. */
const dearestFirst = (a: Piece, b: Piece): number =>
  b.unit - a.unit || Number(a.lineId > b.lineId) - Number(a.lineId < b.lineId);
const dearestLast = (a: Piece, b: Piece): number => dearestFirst(b, a);
