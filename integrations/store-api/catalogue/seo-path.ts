import { and, eq } from 'drizzle-orm';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';

/** The canonical address of a product or category in a language, without prefix and slashes; null when it has none. */
export async function readSeoPath(db: Database, foreignKey: string, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ path: seoUrl.seoPathInfo })
    .from(seoUrl)
    .where(and(eq(seoUrl.foreignKey, foreignKey), eq(seoUrl.locale, locale), eq(seoUrl.isCanonical, true)));
  return row?.path ?? null;
}
