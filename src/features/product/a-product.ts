import { Product } from '#store-api/contract/product.ts';

const price = (unitPrice: number, more = {}) => ({
  unitPrice,
  quantity: 1,
  totalPrice: unitPrice,
  calculatedTaxes: [],
  taxRules: [{ taxRate: 8.1, percentage: 100 }],
  ...more,
});

/** A product for tests as the wire brings it: a raclette oven for CHF 249.00, 18 in stock, unless said otherwise. */
export const aProduct = (overrides: Record<string, unknown> = {}): Product =>
  Product.parse({
    id: '10104',
    productNumber: '10-104',
    name: 'Raclette-Ofen',
    stock: 18,
    minPurchase: 1,
    purchaseSteps: 1,
    deliveryTime: { min: 1, max: 3, unit: 'day' },
    calculatedPrice: price(249),
    ...overrides,
  });

/** Reduced from `list` to `now`. */
export const reduced = (now: number, list: number) => ({ calculatedPrice: price(now, { listPrice: { price: list } }) });

/** Prices by quantity: `[4, 249], [5, 229]` is 249 up to 4, and 229 from 5. */
export const tiered = (...tiers: [quantity: number, unitPrice: number][]) => ({
  calculatedPrice: price(tiers[0]?.[1] ?? 0),
  calculatedPrices: tiers.map(([quantity, unitPrice]) => price(unitPrice, { quantity })),
});
