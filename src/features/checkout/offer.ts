import { goods, isDownload, shippingTotal } from '#features/cart/cart.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { PaymentMethod, ShippingMethod } from '#store-api/contract/checkout.ts';
import { type Cents, cents } from '#values/money.ts';

/** A way to ship or to pay; one that is not possible for this cart is shown, but can't be chosen. */
export type Offer<Method> = { method: Method; isAvailable: boolean };

/** Every method in its order; `available` are those that the cart allows. */
export function offers<Method extends ShippingMethod | PaymentMethod>(
  all: readonly Method[],
  available: readonly Method[],
): Offer<Method>[] {
  const ids = new Set(available.map(({ id }) => id));
  return [...all]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((method) => ({ method, isAvailable: ids.has(method.id) }));
}

/**
 * What a way to ship costs. The chosen one stands in the cart; of another one it is read from its prices, where they
 * are plain steps of weight, value or number. Undefined where only the server can tell.
 */
export function shippingPrice(method: ShippingMethod, cart: Cart, currencyId: string): Cents | undefined {
  const isChosen = cart.deliveries?.some(({ shippingMethod }) => shippingMethod?.id === method.id);
  if (isChosen) return shippingTotal(cart);
  const rows = (method.prices ?? []) as unknown as PriceRow[];
  if (rows.some(({ ruleId }) => ruleId)) return undefined;
  const step = rows.find((row) => holds(row, measure(cart, row.calculation)));
  const gross = step?.currencyPrice?.find((price) => price.currencyId === currencyId)?.gross;
  return gross === undefined ? undefined : cents(gross);
}

type PriceRow = {
  calculation?: number;
  ruleId?: string | null;
  quantityStart?: number | null;
  quantityEnd?: number | null;
  currencyPrice?: { currencyId: string; gross: number }[];
};

/** Steps go from above their start to their end, so that 10 kg is still “up to 10 kg”. */
const holds = ({ quantityStart, quantityEnd }: PriceRow, value: number | undefined): boolean =>
  value !== undefined && value > (quantityStart ?? 0) && value <= (quantityEnd ?? Number.POSITIVE_INFINITY);

/** The Store API's ways to calculate: 1 by number, 2 by value, 3 by weight. */
function measure(cart: Cart, calculation: number | undefined): number | undefined {
  const sent = goods(cart).filter((line) => !isDownload(line));
  if (calculation === 1) return sent.reduce((sum, { quantity }) => sum + quantity, 0);
  if (calculation === 2) return sent.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0);
  const weights = sent.map(({ deliveryInformation, quantity }) => {
    const { weight } = (deliveryInformation ?? {}) as { weight?: number };
    return (weight ?? Number.NaN) * quantity;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return calculation === 3 && !Number.isNaN(total) ? total : undefined;
}
