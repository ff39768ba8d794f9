import { searchResult } from '#store/answer.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import { select } from '#store/criteria/match.ts';
import { pick, trim } from '#store/criteria/output.ts';
import type { StoreContext } from '#store/request.ts';

/** Answers a short list that is in memory anyway, after criteria, as a search result. */
export function answerList<Element extends { id: string }>(
  c: StoreContext,
  entity: string,
  elements: Element[],
  criteria: Criteria,
): Response {
  const { elements: hits, total } = select(elements, criteria);
  return answerPage(c, entity, hits, total, criteria);
}

/** Answers one page of elements that were found otherwise. */
export function answerPage<Element extends object>(
  c: StoreContext,
  entity: string,
  elements: Element[],
  total: number,
  { page, limit, output }: Criteria,
): Response {
  return c.json(trim(searchResult(entity, pick(elements, output), { total, page, limit }), output));
}
