import { and, inArray } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { productText } from '#store/records/schema/catalogue.ts';

/** Names by product that is no variant; German where the language has none. */
export async function readProductNames(
  db: Database,
  rootIds: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: productText.productId, locale: productText.locale, name: productText.name })
    .from(productText)
    .where(and(among(productText.productId, rootIds), inArray(productText.locale, [locale, DEFAULT_LOCALE])));
  const names = new Map<string, string>();
  for (const row of rows) if (row.name && (row.locale === locale || !names.has(row.id))) names.set(row.id, row.name);
  return names;
}
