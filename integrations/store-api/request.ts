import type { Context } from 'hono';
import type { Locale } from '#i18n/locales.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

/** What every route finds in its context: the store, the session of the token, the language of the request, the moment. */
export type StoreEnv = {
  /** What the server knows of who asks: their address, as limits count it. Missing when the shop asks itself. */
  Bindings: { visitor?: string } | undefined;
  Variables: { store: Store; session: Session; locale: Locale; now: Date };
};

export type StoreContext = Context<StoreEnv>;

/** Where a request comes from, as limits and queues count it. */
export const visitorIn = (c: StoreContext): string => c.env?.visitor ?? 'unknown';
