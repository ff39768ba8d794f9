import { desc, eq } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { promotion, promotionUse } from '#store/records/schema/promotion.ts';

/** A promotion of content with what the shop knows of it. */
export type KnownPromotion = { promotion: typeof promotion.$inferSelect; uses: number; isPaused: boolean };

/** All promotions, the strongest first. */
export async function readAllPromotions(db: Database): Promise<KnownPromotion[]> {
  return db
    .select({ promotion, uses: promotionUse.uses, isPaused: promotionUse.isPaused })
    .from(promotion)
    .innerJoin(promotionUse, eq(promotionUse.promotionId, promotion.id))
    .orderBy(desc(promotion.priority), promotion.key);
}

export async function pausePromotion(tx: Database, promotionId: string, isPaused: boolean): Promise<void> {
  await tx.update(promotionUse).set({ isPaused }).where(eq(promotionUse.promotionId, promotionId));
}
