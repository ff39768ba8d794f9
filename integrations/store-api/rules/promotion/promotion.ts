import type { Cents } from '#values/money.ts';

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
export type PromotionRules = {
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
