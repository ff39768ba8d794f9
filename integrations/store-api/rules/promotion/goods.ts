import type { Cents } from '#values/money.ts';
import type { Only } from './promotion.ts';

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
export const piecesOf = (productIds: string[], goods: Goods[]): number =>
  goods.reduce((sum, line) => sum + (isAmong({ productIds, categoryIds: [] }, line) ? line.quantity : 0), 0);
