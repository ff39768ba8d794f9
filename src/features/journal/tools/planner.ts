import type { RaclettePlanner } from './tools.schema.ts';

/** Who sits at the table. Children are 4 to 12; younger ones share a pan. */
export interface Party {
  adults: number;
  children: number;
  /** Multiplier of the appetite. */
  factor: number;
  /** Ids of what is eaten and drunk. */
  chosen: readonly string[];
}

type Rules = Pick<RaclettePlanner, 'items' | 'setups' | 'limits' | 'sliceG'>;
type Setup = RaclettePlanner['setups'][number];

export interface Plan {
  /** Undefined for more people than one table bears: they plan each table by itself. */
  setup: Setup | undefined;
  /** Amounts of what was chosen, rounded up to what one buys. */
  amounts: { id: string; unit: RaclettePlanner['items'][number]['unit']; amount: number }[];
  pans: number;
}

/** Ovens and amounts for a party. Cheese is less where two sides for the plate or fruit are chosen. */
export function planFor({ items, setups, sliceG }: Rules, { adults, children, factor, chosen }: Party): Plan {
  const places = adults + children;
  const chosenItems = items.filter(({ id }) => chosen.includes(id));
  const hasSides = chosenItems.filter(({ group }) => group === 'grill' || group === 'fruit').length >= 2;
  const setup = setups.find(({ guests }) => guests.from <= places && places <= guests.to);
  const amounts = (setup ? chosenItems : []).map(({ id, unit, roundTo, withSides, ...alone }) => {
    const { adult, child } = hasSides && withSides ? withSides : alone;
    const exact = (adults * adult + children * child) * factor;
    return { id, unit, amount: Math.ceil(exact / roundTo - TOLERANCE) * roundTo };
  });
  const cheese = amounts.find(({ id }) => id === 'cheese')?.amount ?? 0;
  return {
    setup,
    amounts: amounts.filter(({ amount }) => amount > 0),
    pans: Math.round(cheese / sliceG),
  };
}

/** Figures are decimal, doubles are not. */
const TOLERANCE = 1e-9;

interface Span {
  from: number;
  to: number;
}

/** Whether an answer holds for so many guests, both ends included. */
export const isFor = ({ from, to }: Span, guests: number): boolean => from <= guests && guests <= to;

/** A span of guests as one reads it: `7–8`. */
export const guestsOf = ({ from, to }: Span): string => (from === to ? String(to) : `${from}–${to}`);
