import { and, eq, exists, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
import { order, orderLine } from '#store/records/schema/order.ts';
import { product } from '#store/records/schema/product.ts';
import { promotion, promotionRedemption } from '#store/records/schema/promotion.ts';
import { completed, type StoredOrder } from './orders.ts';

/** Orders of guests from before a moment that nobody has taken up and that hold what is limited: closeouts, promotions with so many uses. */
export async function readHolding(db: Database, before: Date): Promise<StoredOrder[]> {
  const one = { one: sql`1` };
  const holdsCloseout = exists(
    db
      .select(one)
      .from(orderLine)
      .innerJoin(product, eq(product.id, orderLine.productId))
      .where(and(eq(orderLine.orderId, order.id), eq(product.isCloseout, true))),
  );
  const holdsPromotion = exists(
    db
      .select(one)
      .from(promotionRedemption)
      .innerJoin(promotion, eq(promotion.id, promotionRedemption.promotionId))
      .where(and(eq(promotionRedemption.orderId, order.id), isNotNull(promotion.maxUses))),
  );
  const isOpen = and(eq(order.state, 'open'), lt(order.createdAt, before.toISOString()));
  const rows = await db
    .select()
    .from(order)
    .where(and(isOpen, or(holdsCloseout, holdsPromotion)));
  return completed(
    db,
    rows.filter(({ customer }) => customer.isGuest),
  );
}
