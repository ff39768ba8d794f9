import type { Price } from '#store/rules/price/price.ts';
import { sumTaxes, type Tax, type TaxState, taxOf, taxShares } from '#store/rules/price/tax.ts';
import type { Cents } from '#values/money.ts';

/** What is left to take from: a line of goods, or the part of shipping under one rate. */
export type TaxBucket = { id: string; rate: number; price: Cents; tax: Cents };

/** How much of a discount an item bears. */
export type Burden = { id: string; amount: Cents };

/** What was taken: a negative price, who bears it, and what is left. */
export type Taken = { price: Price; burdens: Burden[]; taxBuckets: TaxBucket[] };

/**
 * Takes an amount from purses, each in proportion to what the discount applies to there (`reach`, by id), never more than it holds.
 * A discount's tax is what the tax of each purse falls by: so goods and discounts together are taxed like what is left of them.
 */
export function allocateDiscount(
  taxBuckets: TaxBucket[],
  reach: Map<string, Cents>,
  amount: Cents,
  taxState: TaxState,
): Taken {
  const burdens = spread(taxBuckets, reach, amount);
  const bears = new Map(burdens.map((each) => [each.id, each.amount]));
  const left = taxBuckets.map((bucket) => lighter(bucket, bears.get(bucket.id) ?? 0, taxState));
  const taxes = taxBuckets.flatMap((bucket, index): Tax[] => {
    const after = left[index] ?? bucket;
    const isTouched = after.price !== bucket.price;
    return isTouched ? [{ rate: bucket.rate, price: after.price - bucket.price, tax: after.tax - bucket.tax }] : [];
  });
  const total = burdens.reduce((sum, each) => sum - each.amount, 0);
  const byRate = sumTaxes(taxes);
  return {
    price: { unit: total, quantity: 1, total, taxes: byRate, shares: taxShares(byRate), list: null },
    burdens,
    taxBuckets: left,
  };
}

/** Whole cents for everybody, and together exactly the amount, as far as there is enough. By id, whatever the order of the lines. */
function spread(taxBuckets: TaxBucket[], reach: Map<string, Cents>, amount: Cents): Burden[] {
  const able = taxBuckets
    .map(({ id, price }) => ({ id, able: Math.min(price, reach.get(id) ?? 0) }))
    .filter(({ able: most }) => most > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const whole = able.reduce((sum, each) => sum + each.able, 0);
  const given = Math.min(amount, whole);
  let before = 0;
  return able.map(({ id, able: most }) => {
    const until = before + most;
    const share = Math.round((given * until) / whole) - Math.round((given * before) / whole);
    before = until;
    return { id, amount: share };
  });
}

function lighter({ id, rate, price, tax }: TaxBucket, amount: Cents, taxState: TaxState): TaxBucket {
  if (amount === 0) return { id, rate, price, tax };
  const left = price - amount;
  return { id, rate, price: left, tax: Math.min(tax, taxOf(left, rate, taxState)) };
}
