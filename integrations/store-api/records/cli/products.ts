import { eq } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { product } from '#store/records/schema/product.ts';

/** What stands under an article number; one with variants is never in stock itself. */
export async function readArticle(
  db: Database,
  number: string,
): Promise<{ id: string; variantCount: number; isDownload: boolean } | undefined> {
  const { id, variantCount, isDownload } = product;
  const [row] = await db.select({ id, variantCount, isDownload }).from(product).where(eq(product.number, number));
  return row;
}
