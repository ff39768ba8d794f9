import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { product as row } from '#store/records/schema/product.ts';
import type { ProductView } from './view.ts';

type Column = 'name' | 'sort_name' | 'description' | 'keywords' | 'meta_title' | 'meta_description';

/** A column of the product's texts in the language, or in German. */
export function wordsOf(column: Column, { locale }: ProductView): SQL {
  const inLocale = (code: string) =>
    sql`(select words.${sql.identifier(column)} from product_text words where words.product_id = ${row.rootId} and words.locale = ${code})`;
  return locale === DEFAULT_LOCALE ? inLocale(locale) : sql`coalesce(${inLocale(locale)}, ${inLocale(DEFAULT_LOCALE)})`;
}

/** The name as it sorts: folded, German where there is no other. */
export const sortNameOf = (view: ProductView): SQL => wordsOf('sort_name', view);

/** The name of a category, a property or an option, from its table of texts; German where there is no other. */
export function nameIn(table: string, key: string, of: SQL, { locale }: ProductView): SQL {
  const inLocale = (code: string) =>
    sql`(select words.name from ${sql.identifier(table)} words where words.${sql.identifier(key)} = ${of} and words.locale = ${code})`;
  return sql`coalesce(${inLocale(locale)}, ${inLocale(DEFAULT_LOCALE)})`;
}
