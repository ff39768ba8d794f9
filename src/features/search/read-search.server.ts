import type { Asking } from '#store-api/ask.server.ts';
import { orTrouble, type Trouble } from '#store-api/trouble.ts';
import { type SearchView, searchView } from './search-view.server.ts';

/** The page of a search, or what to tell when the store is in trouble. */
export const readSearch = (asking: Asking, query: URLSearchParams): Promise<SearchView | Trouble> =>
  orTrouble(searchView(asking, query));
