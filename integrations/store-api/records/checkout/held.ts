import { and, eq, exists, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { order, orderLine } from '#store/records/schema/order.ts';
import { product } from '#store/records/schema/product.ts';
import { promotion, promotionRedemption } from '#store/records/schema/promotion.ts';
import { customer } from '#store/records/schema/session.ts';
import { hasTypedAddress, hasVerifiedAddress } from './customers.ts';
import { completed, type OrderRow, type StoredOrder } from './orders.ts';

/**
 * Open orders from before a moment that hold limited stock or promotions, of guests and of accounts without a confirmed
 * e-mail address.
 */
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
  const typed = rows.filter(({ customer: buyer }) => hasTypedAddress(buyer));
  const confirmed = await readConfirmed(db, typed);
  return completed(
    db,
    typed.filter(({ customerId }) => !confirmed.has(customerId)),
  );
}

/** Those who have an account with a confirmed address by now. */
async function readConfirmed(db: Database, orders: OrderRow[]): Promise<Set<string>> {
  const ids = orders.map(({ customerId }) => customerId);
  const rows = await db.select().from(customer).where(among(customer.id, ids));
  return new Set(rows.filter(hasVerifiedAddress).map(({ id }) => id));
}
