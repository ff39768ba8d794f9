import type { Wanted } from '#features/cart/change/change.ts';
import type { System } from '#features/configurator/facts.ts';
import type { Cents } from '#values/money.ts';
import { type Part, usual } from './part.ts';

/** A system and what was chosen to go with it. */
export interface WholeSet {
  /** Article numbers that are ticked. */
  chosen: string[];
  goods: Part[];
  /** What goes into the cart; empty while the system can't be bought. */
  wanted: Wanted[];
  count: number;
  total: Cents;
}

/** `asked`: what the address names; without it what is usual. What can't be bought is no part of a set. */
export function wholeSet(system: System, parts: readonly Part[], asked: readonly string[] | undefined): WholeSet {
  const numbers = asked ?? usual(parts);
  const goods = parts.filter(({ number, least }) => least !== null && numbers.includes(number));
  const pieces = goods.map(({ id, least }) => ({ productId: id, quantity: least ?? 1 }));
  const own = system.least === null ? [] : [{ productId: system.id, quantity: system.least }];
  const wanted = own.length > 0 ? [...own, ...pieces] : [];
  return {
    ...{ goods, wanted },
    chosen: goods.map(({ number }) => number),
    count: 1 + goods.length,
    total: goods.reduce((sum, { cents, least }) => sum + cents * (least ?? 1), system.price * (system.least ?? 1)),
  };
}
