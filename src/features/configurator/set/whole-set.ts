import type { Wanted } from '#features/cart/change/change.ts';
import type { System } from '#features/configurator/facts.ts';
import type { Cents } from '#values/money.ts';
import { type Part, type Shelf, usual } from './part.ts';

/** A system and what was chosen to go with it. */
export interface WholeSet {
  /** Article numbers of what is chosen: a version, and everything that is ticked. */
  chosen: string[];
  /** The version that is chosen, where there are such. */
  version: Part | undefined;
  goods: Part[];
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
  const goods = parts.filter((part) => isHere(part) && numbers.includes(part.number));
  const own = version ?? { id: system.id, least: system.least, cents: system.price };
  const pieces = [own, ...goods].map(({ id, least }) => ({ productId: id, quantity: least ?? 1 }));
  return {
    ...{ version, goods },
    wanted: own.least === null ? [] : pieces,
    chosen: [...(version ? [version] : []), ...goods].map(({ number }) => number),
    count: pieces.length,
    total: [own, ...goods].reduce((sum, { cents, least }) => sum + cents * (least ?? 1), 0),
  };
}

/** The set line by line with article numbers; a version is called by its system's name and its own. */
export const linesOf = (
  system: System,
  { version, goods }: WholeSet,
): { number: string; name: string; cents: Cents }[] => [
  version
    ? { number: version.number, name: `${system.name}, ${version.name}`, cents: version.cents }
    : { number: system.number, name: system.name, cents: system.price },
  ...goods,
];
