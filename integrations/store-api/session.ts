import type { Locale } from '#i18n/locales.ts';
import { newId, newToken } from './id.ts';
import { takeAttemptIn } from './limits/attempts.ts';
import { keepSession, type ReadSession, readSession, touchSession } from './records/checkout/sessions.ts';
import type { Database } from './records/database.ts';
import { callerOf, type StoreContext } from './request.ts';
import type { TaxState } from './rules/price/price.ts';
import type { Store } from './store.ts';

/** What a context token stands for. Kept from the first change on: reading alone leaves no trace in the database. */
export type Session = {
  /** The token that the client has; it is kept only as a hash. */
  token: string;
  /** What the database knows it by, whichever token leads to it. */
  id: string;
  locale: Locale;
  currencyId: string;
  countryId: string;
  countryStateId: string | null;
  shippingMethodId: string;
  paymentMethodId: string;
  customerId: string | null;
  customerGroupId: string;
  /** Addresses chosen for this session, over the customer's defaults. */
  billingAddressId: string | null;
  shippingAddressId: string | null;
  /** A login has joined two carts; the next calculation tells so. */
  isCartMerged: boolean;
  /** The origin of STOREFRONT_URLS that last changed the session with this token; null: the shop itself. */
  storefront: string | null;
  /** Prices with tax (private customers) or without (professionals). */
  taxState: TaxState;
};

/** One day without a call, then a session is over. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Reading keeps a stored session alive; noting that once an hour is enough. */
const TOUCH_MS = 60 * 60 * 1000;

/** A token that a client may bring; anything else gets a new one. */
const TOKEN = /^[\w-]{16,64}$/;

/** The session of a token: a stored one, else a fresh one under that very token; an expired or odd token is replaced. */
export async function sessionOf(store: Store, token: string | undefined, now: Date): Promise<Session> {
  if (!token || !TOKEN.test(token)) return freshSession(store, newToken());
  const row = await readSession(store.records.read, token);
  if (!row) return freshSession(store, token);
  const idleMs = now.getTime() - Date.parse(row.updatedAt);
  if (idleMs > LIFETIME_MS) return freshSession(store, newToken());
  if (idleMs > TOUCH_MS) await store.records.transaction((tx) => touchSession(tx, row.id, now));
  return storedSession(store, row);
}

/** A row as a session: the customer's group decides on prices and tax. */
export function storedSession({ shopConfig }: Store, row: ReadSession): Session {
  const { updatedAt: _updatedAt, groupId, ...fields } = row;
  const customerGroupId = groupId ?? shopConfig.privateGroupId;
  const group = shopConfig.customerGroups.find(({ id }) => id === customerGroupId);
  return { ...fields, customerGroupId, taxState: group?.displayGross === false ? 'net' : 'gross' };
}

export function freshSession({ shopConfig }: Store, token: string, storefront: string | null = null): Session {
  return {
    token,
    id: newId(),
    locale: 'de',
    currencyId: shopConfig.defaultCurrencyId,
    countryId: shopConfig.defaultCountryId,
    countryStateId: null,
    shippingMethodId: shopConfig.defaultShippingMethodId,
    paymentMethodId: shopConfig.defaultPaymentMethodId,
    customerId: null,
    customerGroupId: shopConfig.privateGroupId,
    billingAddressId: null,
    shippingAddressId: null,
    isCartMerged: false,
    storefront,
    taxState: 'gross',
  };
}

/** What a change makes of the session, and what it answers. */
type Changed<Result> = { session: Session; result: Result };

/**
 * Runs one change of a session (its cart, its customer, its choices) alone and all or nothing.
 * The session is read again inside, so that quick successive calls build upon one another and none is lost.
 */
export async function changeSession<Result>(
  c: StoreContext,
  work: (tx: Database, session: Session) => Promise<Changed<Result>>,
): Promise<Result> {
  const store = c.get('store');
  const now = c.get('now');
  const { session, result } = await store.records.transaction(async (tx) => {
    const changed = await work(tx, await currentSession(c, tx));
    await keepSession(tx, changed.session, now);
    return changed;
  });
  c.set('session', session);
  return result;
}

/**
 * The session as the database has it now, with the storefront of this call. One that was never stored is stored first:
 * lines of a cart belong to it.
 * @throws 429 when a visitor has begun too many
 */
async function currentSession(c: StoreContext, tx: Database): Promise<Session> {
  const { store, now } = c.var;
  const { token } = c.get('session');
  const row = await readSession(tx, token);
  if (row) return storedSession(store, { ...row, storefront: callerOf(c, row.storefront) });
  await takeAttemptIn(tx, c, 'session');
  const newSession = freshSession(store, token, callerOf(c));
  await keepSession(tx, newSession, now);
  return newSession;
}
