import { type Message, message } from '#store/rules/cart/messages.ts';
import { inCurrency, type Pricing } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import type { Applied, AppliedDiscount, Outcome } from './apply.ts';

/** What a discount is limited to: these products (or their variants) and these categories; null: everything. */
export type Only = { productIds: string[]; categoryIds: string[] } | null;

/** One thing that a promotion takes off. */
export type Discount = {
  id: string;
  /** `set`: the pieces of every complete set; `setgroup`: those of one of its groups. */
  scope: 'cart' | 'delivery' | 'set' | 'setgroup';
  /** `fixed`: what all of it costs together (a cart, or each set); `fixed_unit`: what each piece costs. */
  type: 'percentage' | 'absolute' | 'fixed' | 'fixed_unit';
  /** Percent, or Rappen. */
  value: number;
  /** Most that is taken off, in Rappen. */
  max: Cents | null;
  only: Only;
  /** Which group of the set (`setgroup`), from 0. */
  group: number | null;
  /** So many of the cheapest pieces of each set; null: all of them. */
  cheapest: number | null;
};

/** A group of a set: so many pieces of these. "Buy 3, pay 2" is one group of three. */
export type SetGroup = { quantity: number; only: Only };

/** When a promotion applies; all have to hold. Money in Rappen, keys as content writes them. */
export type Conditions = {
  groups: string[];
  minTotal: Cents | null;
  countries: string[] | null;
  minQuantity: { productIds: string[]; quantity: number } | null;
  shippingMethods: string[] | null;
  maxKg: number | null;
  firstOrder: boolean;
};

/** A promotion as the shop keeps it. Moments in UTC, `2026-10-31T23:00:00.000Z`. */
type PromotionRules = {
  id: string;
  /** Null for automatic ones, and for those with a code for each customer. */
  code: string | null;
  isAutomatic: boolean;
  active: boolean;
  validFrom: string;
  /** The last second, included. */
  validUntil: string | null;
  /** High first. */
  priority: number;
  discounts: Discount[];
  sets: SetGroup[];
  conditions: Conditions;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Promotions that fall away while this one is valid. */
  excludes: string[];
  /** All others fall away while this one is valid. */
  preventsCombination: boolean;
};

/** A promotion as a cart meets it: in words, with what is known of its uses. */
export type Promotion = PromotionRules & {
  name: string;
  /** Orders that have used it. */
  uses: number;
  usesOfCustomer: number;
  /** The code by which this cart has it: the common one or a customer's own; null for automatic ones. */
  enteredCode: string | null;
  /** Whether a customer's own code has been used by an order. */
  isCodeUsed: boolean;
};

const MS_PER_SECOND = 1000;

/** Whether a promotion can be had at all at this moment; what fails here is answered like a code that nobody knows. */
export function isOffered(promotion: Promotion, now: Date): boolean {
  const { active, validFrom, validUntil, isCodeUsed, uses, maxUses, usesOfCustomer, maxUsesPerCustomer } = promotion;
  const second = now.getTime() - (now.getTime() % MS_PER_SECOND);
  return (
    active &&
    Date.parse(validFrom) <= second &&
    (validUntil === null || second <= Date.parse(validUntil)) &&
    !isCodeUsed &&
    (maxUses === null || uses < maxUses) &&
    (maxUsesPerCustomer === null || usesOfCustomer < maxUsesPerCustomer)
  );
}

/** How codes are compared: without blanks around, capital. */
export const codeKey = (code: string): string => code.trim().toUpperCase();

/** Who buys, where to and how; by the keys of content. */
export type Situation = {
  group: string;
  country: string;
  shippingMethod: string;
  /** Of everything that travels. */
  kg: number;
  /** Unknown shoppers count as new until they say who they are. */
  hasOrdered: boolean;
  pricing: Pricing;
};

/** Whether this shopper may have it at all, whatever the cart holds. */
export const isFor = ({ groups, firstOrder }: Conditions, { group, hasOrdered }: Situation): boolean =>
  groups.includes(group) && !(firstOrder && hasOrdered);

/** Whether all conditions hold. `left`: value of the goods after the discounts before this one, in the session's currency. */
export function holds(conditions: Conditions, goods: Goods[], left: Cents, situation: Situation): boolean {
  const { minTotal, countries, minQuantity, shippingMethods, maxKg } = conditions;
  const { country, shippingMethod, kg, pricing } = situation;
  return (
    isFor(conditions, situation) &&
    (minTotal === null || left >= inCurrency(minTotal, pricing)) &&
    (countries === null || countries.includes(country)) &&
    (minQuantity === null || piecesOf(minQuantity.productIds, goods) >= minQuantity.quantity) &&
    (shippingMethods === null || shippingMethods.includes(shippingMethod)) &&
    (maxKg === null || kg <= maxKg)
  );
}

/** A line of goods as promotions see it. Money in the session's currency and tax state. */
export type Goods = {
  id: string;
  productId: string;
  parentId: string | null;
  categoryIds: readonly string[];
  quantity: number;
  unit: Cents;
  total: Cents;
};

/** Whether a line belongs to what a discount or a set is limited to. A product stands for all its variants. */
export function isAmong(only: Only, { productId, parentId, categoryIds }: Omit<Goods, 'quantity' | 'unit' | 'total'>) {
  if (only === null) return true;
  return (
    only.productIds.some((id) => id === productId || id === parentId) ||
    only.categoryIds.some((id) => categoryIds.includes(id))
  );
}

/** Pieces of these products. */
const piecesOf = (productIds: string[], goods: Goods[]): number =>
  goods.reduce((sum, line) => sum + (isAmong({ productIds, categoryIds: [] }, line) ? line.quantity : 0), 0);

// Only the store knows what is missing for free shipping; it adds `extensions["hof-free-shipping"]` to the cart.

/** From which value of goods on shipping costs nothing, and what is missing: 0 once it is reached. In the session's currency. */
export type FreeShipping = { from: Cents; missing: Cents };

/**
 * How far a cart is from free shipping, by the promotion that takes it off without a code. Null where there is none,
 * or where more goods would not bring it: another country, way to ship or group, too heavy, excluded by a discount.
 */
export function freeShipping({ discounts, outcomes }: Applied, goods: Goods[], situation: Situation) {
  const left = [...goods.map(({ total }) => total), ...discounts.filter(isOnGoods).map(({ price }) => price.total)];
  const value = left.reduce((sum, amount) => sum + amount, 0);
  const offers = outcomes.flatMap(({ promotion, outcome }): FreeShipping[] => {
    const from = startOf(promotion, situation);
    if (from === null) return [];
    if (outcome === 'applied') return [{ from, missing: 0 }];
    const isOpen = outcome === 'not-eligible' && value < from && onlyMissesValue(promotion, goods, value, situation);
    return isOpen ? [{ from, missing: from - value }] : [];
  });
  return offers.sort((a, b) => a.missing - b.missing)[0] ?? null;
}

const isOnGoods = ({ discount }: Applied['discounts'][number]): boolean => discount.scope !== 'delivery';

/** The value of goods at which a promotion takes all of the shipping off; null for any other promotion. */
function startOf({ isAutomatic, conditions, discounts }: Promotion, { pricing }: Situation): Cents | null {
  const takesAll = discounts.some(
    ({ scope, type, value, max }) => scope === 'delivery' && type === 'percentage' && value >= 100 && max === null,
  );
  return isAutomatic && takesAll && conditions.minTotal !== null ? inCurrency(conditions.minTotal, pricing) : null;
}

const onlyMissesValue = ({ conditions }: Promotion, goods: Goods[], value: Cents, situation: Situation): boolean =>
  holds({ ...conditions, minTotal: null }, goods, value, situation);

/** What a cart remembers of a promotion: its code, that it was taken out by hand (automatic ones), and what it took off last. */
export type KeptPromotion = {
  promotionId: string;
  code: string | null;
  isBlocked: boolean;
  applied: { id: string; isDelivery: boolean }[];
};

/** What to remember, what to say, and whether the cart has become more expensive because a discount fell away. */
export type PromotionUpdate = { kept: KeptPromotion[]; messages: Message[]; hasLostDiscount: boolean };

/** Compares what applies now with what applied last: news are told once, what hinders a code as long as it does. */
export function updatePromotions(
  { discounts, outcomes }: Applied,
  before: KeptPromotion[],
  unknown: string[],
): PromotionUpdate {
  const updates = outcomes.map(({ promotion, outcome }) => {
    const last = before.find(({ promotionId }) => promotionId === promotion.id);
    const ownDiscounts = discounts.filter((discount) => discount.promotion.id === promotion.id);
    return updateOne(promotion, outcome, ownDiscounts, last);
  });
  const worthless = outcomes.filter(({ outcome }) => outcome === 'worthless').map(({ promotion }) => promotion.name);
  return {
    kept: [...before.filter(({ isBlocked }) => isBlocked), ...updates.flatMap(({ kept }) => kept)],
    messages: [
      ...unknown.map((code) => message('promotion-not-found', '', { code })),
      ...updates.flatMap(({ messages }) => messages),
      ...(worthless.length > 0
        ? [message('promotions-on-cart-price-zero-error', '', { promotions: worthless.join(', ') })]
        : []),
    ],
    hasLostDiscount: updates.some(({ isLost }) => isLost) || before.some((kept) => hasVanished(kept, outcomes)),
  };
}

/** A promotion that took something off and that nobody knows any more. */
const hasVanished = ({ promotionId, applied }: KeptPromotion, outcomes: Applied['outcomes']): boolean =>
  applied.length > 0 && !outcomes.some(({ promotion }) => promotion.id === promotionId);

type Last = KeptPromotion['applied'];

function updateOne(
  promotion: Promotion,
  outcome: Outcome,
  discounts: AppliedDiscount[],
  previous: KeptPromotion | undefined,
) {
  const last = previous?.applied ?? [];
  const { id: promotionId, enteredCode: code, isAutomatic } = promotion;
  const applied = discounts.map(({ discount: { id, scope } }) => ({ id, isDelivery: scope === 'delivery' }));
  // an emptied cart loses its discounts without a word; a code that is entered into an empty one is told to be kept
  const lost = outcome === 'waiting' ? [] : last.filter(({ id }) => !applied.some((now) => now.id === id));
  const added = applied.filter(({ id }) => !last.some((then) => then.id === id));
  const isForgotten = isAutomatic ? applied.length === 0 : outcome === 'gone';
  return {
    kept: isForgotten ? [] : [{ promotionId, code, isBlocked: false, applied }],
    messages: [
      ...added.map(({ id }) => discountMessage('promotion-discount-added', promotion, id)),
      ...lost
        .filter(({ isDelivery }) => isDelivery)
        .map(({ id }) => discountMessage('promotion-discount-deleted', promotion, id)),
      ...hindrance(promotion, outcome === 'waiting' && !previous ? 'not-eligible' : outcome, lost),
    ],
    isLost: lost.length > 0,
  };
}

const discountMessage = (
  kind: 'promotion-discount-added' | 'promotion-discount-deleted',
  { name }: Promotion,
  id: string,
) => message(kind, `-${id}`, { name, discountLineItemId: id });

/** Why a promotion takes nothing off. Automatic ones speak only when the cart had them. */
function hindrance({ isAutomatic, name, enteredCode }: Promotion, outcome: Outcome, lost: Last): Message[] {
  if (isAutomatic)
    return lost.some(({ isDelivery }) => !isDelivery) && outcome !== 'applied' && outcome !== 'worthless'
      ? [message('auto-promotion-not-found', `-${name}`, { name })]
      : [];
  if (outcome === 'gone') return [message('promotion-not-found', '', { code: enteredCode ?? '' })];
  if (outcome === 'not-eligible') return [message('promotion-not-eligible', '', { name })];
  return outcome === 'excluded' ? [message('promotion-excluded', '', { name })] : [];
}
