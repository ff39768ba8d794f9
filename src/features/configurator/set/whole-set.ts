import type { Wanted } from '#features/cart/change/change.ts';
import type { System } from '#features/configurator/facts.ts';
import type { Cents } from '#values/money.ts';
import { type Part, type Shelf, usual } from './part.ts';

/** Something of the set, and how many of it. */
type Piece = Part & { pieces: number };

/** A system and what was chosen to go with it. */
export interface WholeSet {
  /** Article numbers of what is chosen: a version, and everything that is ticked. */
  chosen: string[];
  /** The version that is chosen, where there are such. */
  version: Part | undefined;
  goods: Piece[];
  /** What goes into the cart; empty while the system can't be bought. */
  wanted: Wanted[];
  count: number;
  total: Cents;
}

/** `asked`: what the address names; without it what is usual. What can't be bought is no part of a set. */
export function wholeSet(
  system: System,
  shelf: Pick<Shelf, 'parts' | 'versions'> | undefined,
  asked: readonly string[] | undefined,
): WholeSet {
  const { parts, versions } = shelf ?? { parts: [], versions: [] };
  const numbers = asked ?? usual(parts);
  const isHere = ({ least }: Part) => least !== null;
  const version = versions.filter(isHere).find(({ number }) => numbers.includes(number)) ?? versions.find(isHere);
  const goods = parts
    .filter((part) => isHere(part) && numbers.includes(part.number))
    .map((part) => ({ ...part, pieces: piecesFor(system, part) }));
  const own = version ?? { id: system.id, least: system.least, cents: system.price };
  const all = [{ ...own, pieces: own.least ?? 1 }, ...goods];
  return {
    ...{ version, goods },
    wanted: own.least === null ? [] : all.map(({ id, pieces }) => ({ productId: id, quantity: pieces })),
    chosen: [...(version ? [version] : []), ...goods].map(({ number }) => number),
    count: all.length,
    total: all.reduce((sum, { cents, pieces }) => sum + cents * pieces, 0),
  };
}

/** One for each bin that it is made for: a lid for two bins goes in twice. */
export function piecesFor({ containers }: System, { bins, least }: Part): number {
  const ofThem = containers.filter(({ article }) => article !== undefined && bins.includes(article));
  return Math.max(
    least ?? 1,
    ofThem.reduce((sum, { count }) => sum + count, 0),
  );
}

/** The set line by line: `2 × 40-601-35 Sackspanner`, for so much; a version is called by its system's name and its own. */
export const linesOf = (system: System, { version, goods }: WholeSet): { text: string; cents: Cents }[] => [
  version
    ? { text: `${version.number} ${system.name}, ${version.name}`, cents: version.cents }
    : { text: `${system.number} ${system.name}`, cents: system.price },
  ...goods.map(({ number, name, cents, pieces }) => ({
    text: `${pieces > 1 ? `${pieces}\u00A0× ` : ''}${number} ${name}`,
    cents: cents * pieces,
  })),
];
