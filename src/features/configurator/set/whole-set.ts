// A set is summed only when all prices are the shopper’s own; a lid or tensioner is added once for each bin it
// fits (`hof_fits`).
import type { ItemToAdd } from '#features/cart/change/change.ts';
import type { Cents } from '#values/money.ts';
import type { System } from '../configurator-data.ts';
import { type Part, type SystemDetails, usual } from './part.ts';

/** Something of the set, and how many of it. */
type SetPart = Part & { pieces: number };

/** A system and what was chosen to go with it. */
export interface WholeSet {
  /** Article numbers of what is chosen: a version, and everything that is ticked. */
  chosen: string[];
  /** The version that is chosen, where there are such. */
  version: Part | undefined;
  goods: SetPart[];
  /** What goes into the cart; empty while the system can't be bought. */
  itemsToAdd: ItemToAdd[];
  count: number;
  /** What the system costs this shopper, or the version of it; null until the store has told. */
  systemCents: Cents | null;
  /** Null like `own`: a sum of two sorts of prices, with tax and without, would be wrong. */
  total: Cents | null;
}

/** `asked`: what the address names; without it what is usual. What can't be bought is no part of a set. */
export function wholeSet(
  system: System,
  systemDetails: Omit<SystemDetails, 'systemId'> | undefined,
  chosenNumbers: readonly string[] | undefined,
): WholeSet {
  const { parts, versions, cents } = systemDetails ?? { parts: [], versions: [], cents: null };
  const numbers = chosenNumbers ?? usual(parts);
  const isHere = ({ least }: Part) => least !== null;
  const version = versions.filter(isHere).find(({ number }) => numbers.includes(number)) ?? versions.find(isHere);
  const goods = parts
    .filter((part) => isHere(part) && numbers.includes(part.number))
    .map((part) => ({ ...part, pieces: piecesFor(system, part) }));
  const systemOrVersion = version ?? { id: system.id, least: system.least, cents };
  const first = { id: systemOrVersion.id, pieces: systemOrVersion.least ?? 1 };
  return {
    ...{ version, goods },
    itemsToAdd:
      systemOrVersion.least === null
        ? []
        : [first, ...goods].map(({ id, pieces }) => ({ productId: id, quantity: pieces })),
    chosen: [...(version ? [version] : []), ...goods].map(({ number }) => number),
    count: 1 + goods.length,
    systemCents: systemOrVersion.cents,
    total:
      systemOrVersion.cents === null
        ? null
        : goods.reduce((sum, one) => sum + one.cents * one.pieces, systemOrVersion.cents * first.pieces),
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
export const linesOf = (
  system: System,
  { version, goods, systemCents }: WholeSet,
): { text: string; cents: Cents | null }[] => [
  {
    text: version ? `${version.number} ${system.name}, ${version.name}` : `${system.number} ${system.name}`,
    cents: systemCents,
  },
  ...goods.map(({ number, name, cents, pieces }) => ({
    text: `${pieces > 1 ? `${pieces}\u00A0× ` : ''}${number} ${name}`,
    cents: cents * pieces,
  })),
];
