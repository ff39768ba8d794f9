import type { Criteria } from './criteria.ts';

/** Pages ahead that a pager wants to know of. */
const NEXT_PAGES = 6;

/** `total` as `total-count-mode` counts it: of `all` hits, `shown` are on this page. Ids know no pages. */
export function totalOf(
  { totalCount, ids, limit, page }: Pick<Criteria, 'totalCount' | 'ids' | 'limit' | 'page'>,
  all: number,
  shown: number,
): number {
  if (totalCount === 'none' || ids) return shown;
  if (totalCount === 'exact') return all;
  return Math.min(Math.max(0, all - (page - 1) * limit), NEXT_PAGES * limit + 1);
}
