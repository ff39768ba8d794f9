import { taxRateIn } from '#store/catalogue/facts/payment.ts';
import type { Sellable } from '#store/catalogue/sellables.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { StoredLine } from '#store/records/checkout/carts.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';
import { maxPurchase, settleQuantity } from '#store/rules/cart/quantity.ts';
import { linePrice, type Price, type Pricing } from '#store/rules/price/price.ts';
import { unitPrice } from '#store/rules/price/unit-price.ts';

/** A line as it can be bought now. `max` is the most that one order may hold of it. */
export type Line = StoredLine & { sellable: Sellable; max: number; price: Price };

export type Settled = { lines: Line[]; messages: Message[] };

/** Under which conditions lines are priced. */
export type Conditions = { facts: ShopFacts; pricing: Pricing; iso: ShopFacts['countries'][number]['iso'] };

/** Holds every line against the range, its stock and its prices: quantities are put right, and each change is told once (facts §4.2). */
export function settleLines(stored: StoredLine[], sellables: Map<string, Sellable>, conditions: Conditions): Settled {
  const settled = stored.map((line) => settleLine(line, sellables.get(line.referencedId), conditions));
  const lines = settled.flatMap((each) => each.lines);
  return { lines, messages: [...settled.flatMap((each) => each.messages), ...tooMuchInAll(lines)] };
}

function settleLine(line: StoredLine, sellable: Sellable | undefined, conditions: Conditions): Settled {
  const id = line.referencedId;
  // a product with variants is never sold itself: one of them has to be chosen
  if (!sellable?.active || sellable.variantCount > 0)
    return { lines: [], messages: [message('product-not-found', id, { id })] };
  const rule = { min: sellable.minPurchase, steps: sellable.purchaseSteps };
  const max = maxPurchase({ ...rule, max: sellable.maxPurchase, ...sellable }, conditions.facts.limits.maxPurchase);
  const { quantity, change } = settleQuantity(line.quantity, { ...rule, max });
  const messages = change ? [message(change, id, { name: sellable.name, quantity })] : [];
  return { lines: quantity > 0 ? [priced({ ...line, quantity, sellable, max }, conditions)] : [], messages };
}

function priced(line: Omit<Line, 'price'>, { facts, pricing, iso }: Conditions): Line {
  const { quantity, sellable } = line;
  const rate = taxRateIn(facts.taxes, sellable.taxRate, iso);
  return { ...line, price: linePrice({ ...unitPrice(sellable, quantity, pricing), quantity, rate }, pricing) };
}

/** The same product in several lines, together more than there is: reported while it lasts, not put right (facts §4.1). */
function tooMuchInAll(lines: Line[]): Message[] {
  const sums = new Map<string, number>();
  for (const { sellable, quantity } of lines) sums.set(sellable.id, (sums.get(sellable.id) ?? 0) + quantity);
  const crowded = lines.filter(({ sellable, max }, index) => {
    const isFirst = lines.findIndex((other) => other.sellable.id === sellable.id) === index;
    return isFirst && (sums.get(sellable.id) ?? 0) > max;
  });
  return crowded.map(({ sellable, max }) =>
    message('product-stock-reached', sellable.id, { name: sellable.name, quantity: max }, { level: 20, isOnce: false }),
  );
}
