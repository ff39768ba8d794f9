import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Row } from '#store/criteria/aggregation/aggregate.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import type { EntityFields } from '#store/criteria/field.ts';
import { inOrderOf, PLACE, readIds } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { totalOf } from '#store/criteria/select.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { product } from '#store/records/schema/product.ts';
import { productFields } from './fields.ts';
import type { ProductView } from './view.ts';

/** Ids of one page, how many hits there are as `total-count-mode` counts them, and what aggregations look at. */
export type FoundProducts = { ids: string[]; total: number; rows: Row[] };

/** Active products and variants that meet the criteria. `hits`: what the search found for the term, the best first. */
export async function findProducts(
  db: Database,
  criteria: Criteria,
  view: ProductView,
  hits: string[] | null,
): Promise<FoundProducts> {
  const fields = productFields(view);
  const { ids, limit, page, filters, postFilters, aggregations } = criteria;
  const conditions = (list: Filter[]) => list.map((filter) => conditionOf(filter, fields));
  const condition = and(
    isNamed(criteria, hits) ? sql`${product.active}` : eq(product.active, true),
    ids ? among(product.id, ids) : undefined,
    hits ? among(product.id, hits) : undefined,
    ...conditions(filters),
  );
  const paging = ids ? undefined : { limit, offset: (page - 1) * limit };
  const isCounted = criteria.totalCount !== 'none' && paging !== undefined;
  // filters may be dear, so what is read several times is filtered once
  const isReadAgain = filters.length > 0 && (isCounted || aggregations.length > 0);
  const base = isReadAgain ? among(product.id, await readIds(db, product, condition, [])) : condition;
  const where = and(base, ...conditions(postFilters));
  const read = await readIds(db, product, where, orderOfHits(criteria, fields, hits), { paging, among: hits });
  const pageIds = isAsNamed(criteria, hits) ? inOrderOf(ids ?? [], read) : read;
  return {
    ids: pageIds,
    total: totalOf(criteria, isCounted ? await countProducts(db, where) : 0, pageIds.length),
    rows: await readRows(db, product, base, aggregations, fields),
  };
}

/**
 * Whether the few that can meet the criteria are told by what there is an index for. Nearly all products are active, yet
 * SQLite goes through all that are rather than look these up; it has no index for a flag that is compared with nothing.
 */
const isNamed = ({ ids, filters }: Criteria, hits: string[] | null): boolean =>
  ids !== null ||
  hits !== null ||
  filters.some((filter) => (filter.type === 'equals' || filter.type === 'equalsAny') && KEYS.has(filter.field));

const KEYS = new Set(['id', 'productNumber']);

/** Whether ids keep their own order: nothing sorts them, and none is better than the other. */
const isAsNamed = ({ ids, sorts }: Criteria, hits: string[] | null): boolean =>
  ids !== null && sorts.length === 0 && hits === null;

/** As asked; else what was searched for by its score, and the number last, so that pages never overlap. */
function orderOfHits({ sorts }: Criteria, fields: EntityFields, hits: string[] | null): SQL[] {
  const best = hits ? [PLACE] : [];
  return [...(sorts.length > 0 ? orderOf(sorts, fields) : best), sql`${product.number}`];
}

export async function countProducts(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(product).where(where);
  return row?.total ?? 0;
}
