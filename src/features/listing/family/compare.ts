import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { sizeOf } from '#features/product/measures/size.ts';
import { type Row, technicalRows } from '#features/product/measures/technical.ts';
import { formatMm } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';

/** One row of the comparison: what differs, and how, size by size. */
export interface ComparedRow {
  name: string;
  values: string[];
}

/** More rows than this nobody compares. */
const MOST_ROWS = 6;

/** What tells sizes of one family apart: outer size, then every technical detail that all have and not all alike. */
export function comparedRows(locale: Locale, t: Words<'product'>, products: readonly Product[]): ComparedRow[] {
  const tables = products.map((product) => [...sizeRow(locale, t, product), ...technicalRows(locale, t, product)]);
  return (tables[0] ?? [])
    .map(({ name }) => ({ name, values: tables.map((rows) => valueIn(rows, name)) }))
    .filter(({ values }) => values.every(Boolean) && new Set(values).size > 1)
    .filter(({ name }) => name !== t('ean'))
    .slice(0, MOST_ROWS);
}

const valueIn = (rows: readonly Row[], name: string): string => rows.find((row) => row.name === name)?.value ?? '';

function sizeRow(locale: Locale, t: Words<'product'>, product: Product): Row[] {
  const size = sizeOf(product);
  if (!size) return [];
  const { width, depth, height } = size;
  return [{ name: t('dimensionsShort'), value: `${width} × ${depth} × ${formatMm(locale, height)}` }];
}

/** The families that the list is about: a third of it at least. Their dated notices stand above it. */
export function mainFamilies(products: readonly Product[]): string[] {
  const counts = new Map<string, number>();
  for (const { family } of products.map(productAttributesOf)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].filter(([family, count]) => family && count * 3 >= products.length).map(([family]) => family);
}
