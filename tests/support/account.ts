import type { AStore } from './a-store.ts';
import { aShopper, type Shopper, type StoreResponse } from './shopper.ts';

let count = 0;

/** An address that nobody else of this test file has. */
export const anEmail = (): string => `customer-${++count}@example.com`;

/** A new visitor of the store tries to log in. */
export const login = (
  store: Pick<AStore, 'requestStore'>,
  username: string,
  password: string,
): Promise<StoreResponse> => aShopper(store).requestStore('POST', '/account/login', { username, password });

/** The customer as the store tells them of themselves. */
export const me = async (shopper: Shopper): Promise<StoreResponse['body']> =>
  (await shopper.requestStore('POST', '/account/customer')).body;

/** A call below `/account`: `change(shopper, 'change-email', {…})`. */
export const change = (shopper: Shopper, what: string, body: unknown = {}): Promise<StoreResponse> =>
  shopper.requestStore('POST', `/account/${what}`, body);
