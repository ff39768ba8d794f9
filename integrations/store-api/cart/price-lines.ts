import type { PurchasableVariant } from '#store/catalogue/purchasable-variants.ts';
import type { StoredLine } from '#store/records/checkout/carts.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';
import { maxPurchase, settleQuantity } from '#store/rules/cart/quantity.ts';
import { linePrice, NO_PRICE, type Price, type Pricing, unitPrice } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
import { type TaxClass, taxRateIn } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount } from '#values/money.ts';

/** A line as it can be bought now. `max` is the most that one order may hold of it. */
export type Line = StoredLine & { variant: PurchasableVariant; max: number; price: Price };

export type Settled = { lines: Line[]; messages: Message[] };

/** Under which conditions lines are priced. */
export type Conditions = { shopConfig: ShopConfig; pricing: Pricing; iso: ShopConfig['countries'][number]['iso'] };

/** Holds every line against the range, its stock and its prices: quantities are put right, and each change is told once. */
export function priceLines(
  stored: StoredLine[],
  variants: Map<string, PurchasableVariant>,
  conditions: Conditions,
): Settled {
  const settled = stored.map((line) => priceLine(line, variants.get(line.referencedId), conditions));
  const lines = settled.flatMap((each) => each.lines);
  return { lines, messages: [...settled.flatMap((each) => each.messages), ...tooMuchInAll(lines)] };
}

function priceLine(line: StoredLine, variant: PurchasableVariant | undefined, conditions: Conditions): Settled {
  const id = line.referencedId;
  // a product with variants is never sold itself: one of them has to be chosen
  if (!variant?.active || variant.variantCount > 0)
    return { lines: [], messages: [message('product-not-found', id, { id })] };
  const rule = { min: variant.minPurchase, steps: variant.purchaseSteps };
  const max = maxPurchase({ ...rule, max: variant.maxPurchase, ...variant }, conditions.shopConfig.limits.maxPurchase);
  const { quantity, change } = settleQuantity(line.quantity, { ...rule, max });
  const messages = change ? [message(change, id, { name: variant.name, quantity })] : [];
  return { lines: quantity > 0 ? [priced({ ...line, quantity, variant, max }, conditions)] : [], messages };
}

function priced(line: Omit<Line, 'price'>, { shopConfig, pricing, iso }: Conditions): Line {
  const { quantity, variant } = line;
  const rate = taxRateIn(shopConfig.taxes, variant.taxRate, iso);
  return { ...line, price: linePrice({ ...unitPrice(variant, quantity, pricing), quantity, rate }, pricing) };
}

/** The same product in several lines, together more than there is: reported while it lasts, not put right. */
function tooMuchInAll(lines: Line[]): Message[] {
  const sums = new Map<string, number>();
  for (const { variant, quantity } of lines) sums.set(variant.id, (sums.get(variant.id) ?? 0) + quantity);
  const crowded = lines.filter(({ variant, max }, index) => {
    const isFirst = lines.findIndex((other) => other.variant.id === variant.id) === index;
    return isFirst && (sums.get(variant.id) ?? 0) > max;
  });
  return crowded.map(({ variant, max }) =>
    message('product-stock-reached', variant.id, { name: variant.name, quantity: max }, { level: 20, isOnce: false }),
  );
}

/** What a line of a promotion tells beside name and price. `value` and `maxValue` are texts, as in Shopware. */
export function discountPayload({ promotion, discount, burdens }: AppliedDiscount) {
  const { type, scope, value, max } = discount;
  return {
    promotionId: promotion.id,
    discountId: discount.id,
    discountType: type,
    discountScope: scope,
    code: promotion.enteredCode ?? '',
    value: String(type === 'percentage' ? value : amount(value)),
    maxValue: max === null ? '' : String(amount(max)),
    promotionCodeType: promotion.code === null && !promotion.isAutomatic ? 'individual' : 'global',
    priority: promotion.priority,
    exclusions: promotion.excludes,
    preventCombination: promotion.preventsCombination,
    composition: burdens.map(({ id, amount: share }) => ({ id, quantity: 1, discount: amount(share) })),
  };
}

/** A discount on shipping stands in a delivery of its own; its line only tells of it, at 0.00. */
export const discountLinePrice = ({ discount, price }: AppliedDiscount): Price =>
  discount.scope === 'delivery' ? NO_PRICE : price;

/** What a line tells of its product beside name and price; options are words here, not entities. */
export function linePayload(variant: PurchasableVariant, taxes: TaxClass[]) {
  return {
    productNumber: variant.number,
    options: variant.options.map(({ group, option }) => ({ group, option, translated: { group, option } })),
    parentId: variant.parentId,
    isCloseout: variant.isCloseout,
    isNew: variant.isNew,
    markAsTopseller: variant.isTop,
    taxId: taxes.find(({ productTax }) => productTax === variant.taxRate)?.id ?? null,
    categoryIds: variant.categoryIds,
    propertyIds: variant.propertyIds,
    optionIds: variant.optionIds,
    stock: variant.stock,
    productType: variant.states[0] === 'is-download' ? 'digital' : 'physical',
    releaseDate: null,
    purchasePrices: null,
    customFields: { hof_family: variant.family, hof_kind: variant.kind },
    features: [],
  };
}
