import { aggregate, type Row } from '#store/criteria/aggregation/aggregate.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { narrow } from '#store/criteria/narrow.ts';
import { pick, trim } from '#store/criteria/output.ts';
import { rowOf, select } from '#store/criteria/select.ts';
import type { StoreContext } from '#store/request.ts';
import { searchResult } from '#store/request.ts';
import { entitiesOf } from '#store/serializers/category.ts';

/** Answers with a short list in memory, after criteria, as a search result. */
export function answerList<Element extends { id: string }>(
  c: StoreContext,
  entity: string,
  elements: Element[],
  criteria: Criteria,
): Response {
  const { elements: page, total, hits } = select(elements, criteria);
  return answerPage(c, entity, { elements: page, total, rows: hits.map(rowOf) }, criteria);
}

/** Answers with one page of elements that the database has found. */
export function answerPage<Element extends object>(
  c: StoreContext,
  entity: string,
  page: FoundPage<Element>,
  criteria: Criteria,
): Response {
  return c.json(trim(resultOf(c, entity, page, criteria), criteria.output));
}

/** One page; `rows` are all hits, as aggregations look at them. */
type FoundPage<Element> = { elements: Element[]; total: number; rows: Row[] };

/** One page as a search result, its elements as the criteria want them. */
export function resultOf<Element extends object>(
  c: StoreContext,
  entity: string,
  { elements, total, rows }: FoundPage<Element>,
  { page, limit, output, aggregations, associations }: Criteria,
) {
  const aggregated = aggregate(aggregations, rows, entitiesOf(c.var));
  const narrowed = narrow(elements, associations);
  return searchResult(entity, pick(narrowed, output), { total, page, limit, aggregations: aggregated });
}
