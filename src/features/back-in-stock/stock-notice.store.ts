import { sendAsShopper } from '#features/session/session.store.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { confirmStockNotice, endStockNotice, requestStockNotice } from '#store-api/contract/back-in-stock.ts';

/** A notice is asked for: the mail is on its way, it was set up before, or the address or the article is no good. */
export type SubscriptionOutcome = { state: 'waiting' | 'already' | 'refused' | 'gone' } | Failure;

/** What came of a link in a mail; `products` by name, none where all have left the range. */
export type Followed = { state: 'done'; products: string[] } | { state: 'linkInvalid' } | Failure;

/** Notices of one shopper: hearing once that a product is back. `origin` is that of this shop. */
export function createStockNotice(send: Send, origin: () => string) {
  /** Asks for a notice; whatever happens, there is an outcome. */
  async function subscribe(productId: string, email: string): Promise<SubscriptionOutcome> {
    try {
      const { status } = await send(requestStockNotice, { body: { productId, email, storefrontUrl: origin() } });
      return { state: status === 'alreadySubscribed' ? 'already' : 'waiting' };
    } catch (error) {
      if (statusOf(error) === 404) return { state: 'gone' };
      return statusOf(error) === 400 ? { state: 'refused' } : failureOf(error);
    }
  }

  /** The click in the mail; a second one changes nothing and is told the same. */
  const confirm = (hash: string) => follow(() => send(confirmStockNotice, { body: { hash } }));

  /** Ends everything that the address of the mail waits for. */
  const end = (hash: string) => follow(() => send(endStockNotice, { body: { hash } }));

  /** Ends the waiting of an address for one article; says the same for one that waits for nothing. */
  const endOne = (email: string, productId: string) =>
    follow(() => send(endStockNotice, { body: { email, productId } }));

  return { subscribe: subscribe, confirm, end, endOne };
}

async function follow(call: () => Promise<{ products?: string[] | undefined }>): Promise<Followed> {
  try {
    const { products = [] } = await call();
    return { state: 'done', products };
  } catch (error) {
    return [400, 404].includes(statusOf(error)) ? { state: 'linkInvalid' } : failureOf(error);
  }
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

export const stockNotice = createStockNotice(sendAsShopper, () => location.origin);
