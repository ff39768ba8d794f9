import type { StoreContext } from '#store-api/call-store.server.ts';
import { orTrouble, type Trouble } from '#store-api/trouble.ts';
import { type SearchView, searchView } from './search-view.server.ts';

/** The page of a search, or what to tell when the store is in trouble. */
export const readSearch = (storeContext: StoreContext, query: URLSearchParams): Promise<SearchView | Trouble> =>
  orTrouble(searchView(storeContext, query));
