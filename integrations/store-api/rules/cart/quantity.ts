import { onStep } from '#values/quantity.ts';

/** What decides how many pieces one order may hold. `max` null: as many as the shop allows. */
export type PurchaseLimits = { min: number; steps: number; max: number | null; isCloseout: boolean; stock: number };

/** Why a quantity was changed: the `messageKey` of the cart's message. */
export type QuantityChange =
  | 'product-out-of-stock'
  | 'product-stock-reached'
  | 'min-order-quantity'
  | 'purchase-steps-quantity';

/**
 * The largest quantity of one order (`calculatedMaxPurchase`). Only what is sold off is limited by stock;
 * everything else may be ordered above it and is delivered after restocking.
 */
export function maxPurchase({ min, steps, max, isCloseout, stock }: PurchaseLimits, shopLimit: number): number {
  const allowed = max ?? shopLimit;
  const limit = isCloseout ? Math.min(allowed, stock) : allowed;
  return Math.max(0, onStep(limit, { min, steps }));
}

/**
 * The quantity that a line gets for the one asked for, in Shopware's order: minimum, steps, maximum, stock; one change and one message at most.
 * Quantity 0 means that the line goes.
 */
export function settleQuantity(
  requested: number,
  { min, steps, max }: { min: number; steps: number; max: number },
): { quantity: number; change: QuantityChange | null } {
  if (max < min) return { quantity: 0, change: 'product-out-of-stock' };
  if (max < requested) return { quantity: onStep(max, { min, steps }), change: 'product-stock-reached' };
  if (requested < min) return { quantity: min, change: 'min-order-quantity' };
  const stepped = onStep(requested, { min, steps });
  return { quantity: stepped, change: stepped === requested ? null : 'purchase-steps-quantity' };
}
