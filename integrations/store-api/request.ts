import type { Context } from 'hono';
import type { Locale } from '#i18n/locales.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

/** What every route finds in its context: the store, the session of the token, the language of the request, the moment. */
export type StoreEnv = {
  Variables: { store: Store; session: Session; locale: Locale; now: Date };
};

export type StoreContext = Context<StoreEnv>;
