import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { amongGiven, insertRows, listOf, prepared } from '#store/records/insert-rows.ts';
import { order } from '#store/records/schema/order.ts';
import {
  cartPromotion,
  promotion,
  promotionCustomerCode,
  promotionRedemption,
  promotionUse,
} from '#store/records/schema/promotion.ts';
import { codeKey, type KeptPromotion, type Promotion } from '#store/rules/promotion/promotion.ts';

const ofCodes = prepared((db) =>
  db
    .select({
      promotion,
      uses: promotionUse.uses,
      isPaused: promotionUse.isPaused,
      customerCode: promotionCustomerCode.code,
      usedBy: promotionCustomerCode.orderId,
    })
    .from(promotion)
    .innerJoin(promotionUse, eq(promotionUse.promotionId, promotion.id))
    .leftJoin(
      promotionCustomerCode,
      and(eq(promotionCustomerCode.promotionId, promotion.id), amongGiven(promotionCustomerCode.code, 'codes')),
    )
    .where(
      or(eq(promotion.isAutomatic, true), amongGiven(promotion.code, 'codes'), isNotNull(promotionCustomerCode.code)),
    )
    .prepare(),
);

/**
 * Automatic promotions and those of these codes, named in a language. A code for all goes before a customer's own.
 * `buyer` is null while nobody is known.
 */
export async function readPromotions(
  db: Database,
  codes: string[],
  locale: Locale,
  buyer: Buyer | null,
): Promise<Promotion[]> {
  const keys = codes.map(codeKey);
  const rows = await ofCodes(db).all({ codes: listOf(keys) });
  const common = new Set(rows.flatMap(({ promotion: { code } }) => code ?? []));
  const relevant = rows.filter(({ customerCode }) => customerCode === null || !common.has(customerCode));
  const isLimited = relevant.some(({ promotion: { maxUsesPerCustomer } }) => maxUsesPerCustomer !== null);
  const used = buyer && isLimited ? await readUsesOf(db, buyer) : new Map<string, number>();
  const entries = relevant.map(({ promotion: row, uses, isPaused, customerCode, usedBy }): [string, Promotion] => [
    row.id,
    {
      ...row,
      active: row.active && !isPaused,
      name: inLanguage(locale, row.name),
      uses,
      usesOfCustomer: used.get(row.id) ?? 0,
      enteredCode: row.code ?? customerCode,
      isCodeUsed: usedBy !== null,
    },
  ]);
  return [...new Map(entries).values()];
}

/**
 * Who buys: a guest who comes back is known by the address alone, an account by its id too, since it may take another
 * address (docs/decisions/027).
 */
export type Buyer = { customerId: string; emailKey: string };

/** How often somebody has used each promotion, whatever their address was then. */
async function readUsesOf(db: Database, { customerId, emailKey }: Buyer): Promise<Map<string, number>> {
  const ownOrderIds = db.select({ id: order.id }).from(order).where(eq(order.customerId, customerId));
  const rows = await db
    .select({ id: promotionRedemption.promotionId, uses: sql<number>`count(*)` })
    .from(promotionRedemption)
    .where(or(eq(promotionRedemption.emailKey, emailKey), inArray(promotionRedemption.orderId, ownOrderIds)))
    .groupBy(promotionRedemption.promotionId);
  return new Map(rows.map(({ id, uses }) => [id, Number(uses)]));
}

/** Whether somebody has an order that was not called off, as a guest or with an account, even one that is gone. */
export async function hasOrdered(db: Database, { customerId, emailKey }: Buyer): Promise<boolean> {
  const isOwn = or(eq(order.emailKey, emailKey), eq(order.customerId, customerId));
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isOwn, ne(order.state, 'cancelled')))
    .limit(1);
  return rows.length > 0;
}

/** Who uses a promotion for which order. */
export type Redemption = { promotion: Promotion; orderId: string; buyer: Buyer };

/**
 * Uses a promotion once; false when its limit, the customer's or the code has been used up meanwhile.
 * The count is written first: on whichever engine, orders that use the same promotion wait there for each other.
 */
export async function redeem(tx: Database, { promotion: used, orderId, buyer }: Redemption): Promise<boolean> {
  const { id, code, enteredCode, maxUses, maxUsesPerCustomer } = used;
  const counted = await tx
    .update(promotionUse)
    .set({ uses: sql`${promotionUse.uses} + 1` })
    .where(and(eq(promotionUse.promotionId, id), maxUses === null ? undefined : sql`${promotionUse.uses} < ${maxUses}`))
    .returning({ uses: promotionUse.uses });
  if (counted.length === 0) return false;
  const usesOfBuyer = (await readUsesOf(tx, buyer)).get(id) ?? 0;
  if (maxUsesPerCustomer !== null && usesOfBuyer >= maxUsesPerCustomer) return false;
  if (code === null && enteredCode !== null && !(await takeCode(tx, enteredCode, orderId))) return false;
  await tx
    .insert(promotionRedemption)
    .values({ promotionId: id, orderId, emailKey: buyer.emailKey, code: enteredCode });
  return true;
}

async function takeCode(tx: Database, code: string, orderId: string): Promise<boolean> {
  const taken = await tx
    .update(promotionCustomerCode)
    .set({ orderId })
    .where(and(eq(promotionCustomerCode.code, code), isNull(promotionCustomerCode.orderId)))
    .returning({ code: promotionCustomerCode.code });
  return taken.length > 0;
}

/** Gives back what an order used, when it is called off. */
export async function giveBackPromotions(tx: Database, orderId: string): Promise<void> {
  const gone = await tx
    .delete(promotionRedemption)
    .where(eq(promotionRedemption.orderId, orderId))
    .returning({ id: promotionRedemption.promotionId });
  for (const { id } of gone)
    await tx
      .update(promotionUse)
      .set({ uses: sql`${promotionUse.uses} - 1` })
      .where(eq(promotionUse.promotionId, id));
  await tx.update(promotionCustomerCode).set({ orderId: null }).where(eq(promotionCustomerCode.orderId, orderId));
}

const bySession = prepared((db) =>
  db
    .select()
    .from(cartPromotion)
    .where(eq(cartPromotion.sessionId, sql.placeholder('sessionId')))
    .prepare(),
);

const removal = prepared((db) =>
  db
    .delete(cartPromotion)
    .where(eq(cartPromotion.sessionId, sql.placeholder('sessionId')))
    .prepare(),
);
const addKept = insertRows(cartPromotion);

/** What the cart of a session remembers of promotions. */
export async function readKept(db: Database, sessionId: string): Promise<KeptPromotion[]> {
  const rows = await bySession(db).all({ sessionId });
  return rows.map(({ sessionId: _sessionId, ...kept }) => kept);
}

/** Replaces what a cart remembers of promotions. The session has to be stored already. */
export async function keepPromotions(tx: Database, sessionId: string, kept: KeptPromotion[]): Promise<void> {
  const before = await readKept(tx, sessionId);
  if (isDeepStrictEqual(before, kept)) return;
  if (before.length > 0) await removal(tx).run({ sessionId });
  await addKept(
    tx,
    kept.map((each) => ({ ...each, sessionId })),
  );
}

/** A promotion with what the shop knows of it. */
export type KnownPromotion = { promotion: typeof promotion.$inferSelect; uses: number; isPaused: boolean };

/** All promotions, the strongest first. */
export async function readAllPromotions(db: Database): Promise<KnownPromotion[]> {
  return db
    .select({ promotion, uses: promotionUse.uses, isPaused: promotionUse.isPaused })
    .from(promotion)
    .innerJoin(promotionUse, eq(promotionUse.promotionId, promotion.id))
    .orderBy(desc(promotion.priority), promotion.key);
}

/** Whether a code would lead to something else already: a promotion, or a customer's own. */
export async function codesInUse(db: Database, code: string): Promise<boolean> {
  const common = await db.select({ id: promotion.id }).from(promotion).where(eq(promotion.code, code)).limit(1);
  const ofCustomers = await db
    .select({ code: promotionCustomerCode.code })
    .from(promotionCustomerCode)
    .where(eq(promotionCustomerCode.code, code))
    .limit(1);
  return common.length + ofCustomers.length > 0;
}

/** Adds a promotion that the merchant has made. */
export async function addPromotion(tx: Database, row: typeof promotion.$inferInsert): Promise<void> {
  await tx.insert(promotion).values(row);
  await tx.insert(promotionUse).values({ promotionId: row.id, uses: 0 });
}

/** Removes a promotion, and its codes from carts; false when orders have used it, also some that were called off. */
export async function dropPromotion(tx: Database, id: string): Promise<boolean> {
  const used = await tx
    .select({ orderId: promotionRedemption.orderId })
    .from(promotionRedemption)
    .where(eq(promotionRedemption.promotionId, id))
    .limit(1);
  if (used.length > 0) return false;
  await tx.delete(promotionUse).where(eq(promotionUse.promotionId, id));
  await tx.delete(promotion).where(eq(promotion.id, id));
  return true;
}

export async function pausePromotion(tx: Database, promotionId: string, isPaused: boolean): Promise<void> {
  await tx.update(promotionUse).set({ isPaused }).where(eq(promotionUse.promotionId, promotionId));
}
