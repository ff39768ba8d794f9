import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, exists, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { order, orderLine } from '#store/records/schema/order.ts';
import { product } from '#store/records/schema/product.ts';
import { promotion, promotionRedemption } from '#store/records/schema/promotion.ts';
import { customer } from '#store/records/schema/session.ts';
import { hasTypedAddress, hasVerifiedAddress } from './customers.ts';
import { completed, type OrderRow, type StoredOrder } from './orders.ts';

/** Open orders that are looked at before others have their turn. */
const AT_ONCE = 50;

/**
 * @yields open orders from before a moment that hold limited stock or promotions, of guests and of accounts without a
 * confirmed e-mail address; the oldest first, a few at a time.
 */
export async function* readHolding(db: Database, before: Date): AsyncGenerator<StoredOrder[]> {
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
  for (let last: OrderRow | undefined; ; ) {
    const beyond = last && sql`(${order.createdAt}, ${order.number}) > (${last.createdAt}, ${last.number})`;
    const page = await db
      .select({ row: order, isHolding: sql<number>`case when ${or(holdsCloseout, holdsPromotion)} then 1 else 0 end` })
      .from(order)
      .where(and(isOpen, beyond))
      .orderBy(asc(order.createdAt), asc(order.number))
      .limit(AT_ONCE);
    const typed = page.flatMap(({ row, isHolding }) => (isHolding && hasTypedAddress(row.customer) ? row : []));
    const confirmed = typed.length > 0 ? await readConfirmed(db, typed) : new Set();
    yield completed(
      db,
      typed.filter(({ customerId }) => !confirmed.has(customerId)),
    );
    if (page.length < AT_ONCE) return;
    last = page.at(-1)?.row;
    await setImmediate();
  }
}

/** Those who have an account with a confirmed address by now. */
async function readConfirmed(db: Database, orders: OrderRow[]): Promise<Set<string>> {
  const ids = orders.map(({ customerId }) => customerId);
  const rows = await db.select().from(customer).where(among(customer.id, ids));
  return new Set(rows.filter(hasVerifiedAddress).map(({ id }) => id));
}
