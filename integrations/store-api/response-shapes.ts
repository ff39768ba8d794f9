/** Shapes of answers that many resources share. */

/** The result of a search over an entity. `total` counts what `total-count-mode` asked for. */
export function searchResult<Element>(
  entity: string,
  elements: Element[],
  page: { total?: number; page?: number; limit?: number | null; aggregations?: object } = {},
) {
  return {
    entity,
    total: page.total ?? elements.length,
    page: page.page ?? 1,
    limit: page.limit ?? 100,
    aggregations: page.aggregations ?? [],
    states: [],
    elements,
    apiAlias: 'dal_entity_search_result',
  };
}

export const success = { success: true, apiAlias: 'array_struct' } as const;

/** What changes of the session answer; the token itself travels in the header. */
export const contextToken = (redirectUrl: string | null = null) => ({ redirectUrl, apiAlias: 'array_struct' }) as const;

/** ISO 8601 as the original writes it: milliseconds and offset. */
export const serializeDate = (at: Date): string => at.toISOString().replace('Z', '+00:00');
