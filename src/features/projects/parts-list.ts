import { offerOf, stepsOf, unitFor } from '#features/catalog/offer.ts';
import type { Product } from '#store-api/contract/product.ts';
import { csv } from '#values/csv.ts';
import { firstSigns } from '#values/first-signs.ts';
import { amount, type Cents } from '#values/money.ts';
import type { Part } from './projects.ts';

/** An article of the project at today's prices; one that is no longer sold has no name and no price. */
export type PricedPart = Part & {
  number: string;
  name: string;
  /** At the tier that the whole project reaches. */
  unit: Cents;
  total: Cents;
  /** Every price by quantity. */
  steps: { from: number; unit: Cents }[];
};

export function pricedParts(
  parts: readonly Part[],
  products: readonly Product[],
  nameOf: (product: Product) => string,
): PricedPart[] {
  return parts.map((part) => {
    const product = products.find(({ id }) => id === part.productId);
    const offer = product ? offerOf(product) : null;
    const unit = offer ? unitFor(offer, part.quantity) : 0;
    return {
      ...part,
      number: product?.productNumber ?? '',
      name: product ? nameOf(product) : '',
      unit,
      total: unit * part.quantity,
      steps: offer ? stepsOf(offer) : [],
    };
  });
}

/** The heads of the columns: `Menge`, `Artikelnummer` …, as the quick order reads them again. */
export type Heads = Record<'kitchen' | 'number' | 'name' | 'quantity' | 'unit' | 'amount', string>;

/** The parts list as a file: a line for each article of each kitchen, at the price that the whole project reaches. */
export function partsCsv(parts: readonly PricedPart[], heads: Heads, separator: ',' | ';'): string {
  const written = (value: Cents) => amount(value).toFixed(2);
  const rows = parts.flatMap(({ kitchens, number, name, unit }) =>
    kitchens.map((kitchen) => ({
      [heads.kitchen]: kitchen.name,
      [heads.number]: number,
      [heads.name]: name,
      [heads.quantity]: kitchen.quantity,
      [heads.unit]: written(unit),
      [heads.amount]: written(unit * kitchen.quantity),
    })),
  );
  return csv(Object.values(heads), rows, separator);
}

/** What stands below an article of a quote: for which kitchens it is, `2 × EG, 3 × OG`. */
export const noteOn = ({ kitchens }: Part): string =>
  firstSigns(kitchens.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '), MOST_NOTE);

/** Longest note of a quote's line, in characters. */
const MOST_NOTE = 300;
