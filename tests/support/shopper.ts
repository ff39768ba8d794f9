import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from './a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

/** An answer: its status, the token in use, what it says. */
export type StoreResponse = { status: number; token: string; body: Json };

/** A shopper at a store: keeps the token as a browser does, and asks with it. */
export type Shopper = {
  token: string;
  requestStore: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<StoreResponse>;
  /** Puts an article into the cart: `put('10-104-GR')`. */
  put: (article: string, quantity?: number) => Promise<StoreResponse>;
  /** Registers as a guest in Sarnen, unless `more` says otherwise. */
  becomeGuest: (more?: Record<string, unknown>) => Promise<StoreResponse>;
};

export const productId = (article: string): string => idOf('product', article);
export const countryId = (iso: string): string => idOf('country', iso);
export const paymentId = (key: string): string => idOf('payment-method', key);
export const shippingId = (key: string): string => idOf('shipping-method', key);

/** What `becomeGuest` sends. */
export const aGuest = (more: Record<string, unknown> = {}) => ({
  guest: true,
  email: 'anna.muster@example.com',
  firstName: 'Anna',
  lastName: 'Muster',
  acceptedDataProtection: true,
  storefrontUrl: 'http://localhost',
  billingAddress: { street: 'Kernserstrasse 3', zipcode: '6060', city: 'Sarnen', countryId: countryId('CH') },
  ...more,
});

export const PASSWORD = 'ein-langes-wort';

/** A new customer of a store, logged in. `email` is theirs alone. */
export async function aCustomer(
  store: Pick<AStore, 'requestStore'>,
  email: string,
  more: Record<string, unknown> = {},
): Promise<Shopper> {
  const shopper = aShopper(store);
  const response = await shopper.becomeGuest({ guest: false, email, password: PASSWORD, ...more });
  if (response.status !== 200) throw new Error(`${email} is no customer: ${JSON.stringify(response.body)}`);
  return shopper;
}

/** A new visitor of a store. */
export function aShopper(store: Pick<AStore, 'requestStore'>): Shopper {
  const shopper: Shopper = {
    token: '',
    requestStore: async (method, path, body, headers = {}) => {
      const token: Record<string, string> = shopper.token === '' ? {} : { 'sw-context-token': shopper.token };
      const response = await store.requestStore(method, path, body, { ...token, ...headers });
      shopper.token = response.headers.get('sw-context-token') ?? shopper.token;
      const text = await response.text();
      return { status: response.status, token: shopper.token, body: text === '' ? null : JSON.parse(text) };
    },
    put: (article, quantity = 1) => {
      const id = productId(article);
      return shopper.requestStore('POST', '/checkout/cart/line-item', {
        items: [{ id, referencedId: id, quantity, type: 'product' }],
      });
    },
    becomeGuest: (more) => shopper.requestStore('POST', '/account/register', aGuest(more)),
  };
  return shopper;
}

/** A refusal in short: its status, then code and pointer of each problem, `[400, ['IS_BLANK_ERROR', '/email']]`. */
export const refusalOf = ({ status, body }: Pick<StoreResponse, 'status' | 'body'>): unknown[] => {
  const errors: { code: string | null; source?: { pointer: string } }[] = body?.errors ?? [];
  return [status, ...errors.map(({ code, source }) => [code?.replace('VIOLATION::', '') ?? null, source?.pointer])];
};

/** A store whose mails stay in a folder of its own. */
export async function aQuietStore(set: Record<string, string> = {}): Promise<AStore & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'a-quiet-store-'));
  const store = await aStore({ DATA_DIR: folder, ...set });
  return {
    ...store,
    folder,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
