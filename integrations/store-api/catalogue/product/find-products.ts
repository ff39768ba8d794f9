import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Criteria } from '#store/criteria/criteria.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/catalogue.ts';
import { productFields } from './fields.ts';
import type { ProductView } from './view.ts';

/** Ids of one page, and how many hits there are as `total-count-mode` counts them. */
export type FoundProducts = { ids: string[]; total: number };

/** Active products and variants that meet the criteria. */
export async function findProducts(db: Database, criteria: Criteria, view: ProductView): Promise<FoundProducts> {
  const fields = productFields(view);
  const { ids, limit, page, totalCount, sorts } = criteria;
  const filters = [...criteria.filters, ...criteria.postFilters].map((filter) => conditionOf(filter, fields));
  const where = and(eq(product.active, true), ...(ids ? [among(product.id, ids)] : []), ...filters);
  const order = [
    ...orderOf(sorts, fields),
    ...(ids && sorts.length === 0 ? [placeIn(ids)] : []),
    sql`${product.number}`,
  ];
  const paging = ids ? undefined : { limit, offset: (page - 1) * limit };
  const found = await readIds(db, where, order, paging);
  const isCounted = totalCount !== 'none' && paging !== undefined;
  return { ids: found, total: isCounted ? await countProducts(db, where) : found.length };
}

/** Ids of products in this order. */
export async function readIds(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  paging?: { limit: number; offset: number },
): Promise<string[]> {
  const query = db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(...order);
  const rows = await (paging ? query.limit(paging.limit).offset(paging.offset) : query);
  return rows.map(({ id }) => id);
}

export async function countProducts(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(product).where(where);
  return row?.total ?? 0;
}

/** Place of a product among these ids. */
export const placeIn = (ids: string[]): SQL =>
  sql`(select place.key from json_each(${JSON.stringify(ids)}) place where place.value = ${product.id})`;
