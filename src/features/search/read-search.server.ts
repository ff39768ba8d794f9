import type { Asking } from '#store-api/ask.server.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { type SearchView, searchView } from './search-view.server.ts';

/** The page of a search, or what to tell when the store is in trouble. */
export async function readSearch(asking: Asking, query: URLSearchParams): Promise<SearchView | Trouble> {
  try {
    return await searchView(asking, query);
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}
