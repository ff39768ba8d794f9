import { and, inArray, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { amongGiven, listOf, prepared } from '#store/records/insert-rows.ts';
import { productText } from '#store/records/schema/product.ts';

const namesQuery = prepared((db) =>
  db
    .select({ id: productText.productId, locale: productText.locale, name: productText.name })
    .from(productText)
    .where(
      and(
        amongGiven(productText.productId, 'ids'),
        inArray(productText.locale, [sql.placeholder('locale'), DEFAULT_LOCALE]),
      ),
    )
    .prepare(),
);

/** Names by product that is no variant; German where the language has none. */
export async function readProductNames(
  db: Database,
  rootIds: Iterable<string>,
  locale: Locale,
): Promise<Map<string, string>> {
  const rows = await namesQuery(db).all({ ids: listOf(rootIds), locale });
  const names = new Map<string, string>();
  for (const row of rows) if (row.name && (row.locale === locale || !names.has(row.id))) names.set(row.id, row.name);
  return names;
}
