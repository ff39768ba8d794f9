import { sendAsShopper, session, storefrontUrl } from '#features/session/session.store.ts';
import { isLoggedIn } from '#features/session/session.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import {
  confirmNewsletter,
  type NewsletterStatus,
  readNewsletterStatus,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '#store-api/contract/newsletter.ts';

/** How a subscription ended: the mail is on its way, the letter comes already, or it did not work and why. */
export type Outcome = { state: 'waiting' | 'direct' | 'already' | 'refused' } | Failure;

/** What came of the link in the mail. An invalid one was never made, has expired, or belongs to another address. */
export type Confirmation = { state: 'confirmed' | 'already' | 'linkInvalid' } | Failure;

export type Ending = { state: 'unsubscribed' | 'notSubscribed' } | Failure;

/** Who subscribes: where the link in the mail leads, and the address of the account whose owner is logged in. */
type Reader = { storefrontUrl: string; ownEmail: string | undefined };

/** The newsletter of one shopper. */
export function createNewsletter(send: Send, reader: () => Promise<Reader>) {
  /** Subscribes an address; whatever happens, there is an outcome. */
  async function subscribe(email: string): Promise<Outcome> {
    try {
      const { storefrontUrl, ownEmail } = await reader();
      const response = await send(subscribeNewsletter, { body: { email, option: 'subscribe', storefrontUrl } });
      const isOwn = email.toLowerCase() === ownEmail?.toLowerCase();
      const status = response?.status ?? (isOwn ? await noted() : 'notSet');
      return { state: STATES[status] ?? 'waiting' };
    } catch (error) {
      return isRefusal(error) ? { state: 'refused' } : failureOf(error);
    }
  }

  /** A Shopware answers nothing, and asks who is logged in for no click in a mail. */
  const noted = (): Promise<NewsletterStatus> =>
    send(readNewsletterStatus, { body: {} }).then(
      ({ status }) => status,
      () => 'notSet', // subscribed all the same
    );

  /** The click in the mail; a second one finds it done. */
  async function confirm(link: { hash: string; em: string }): Promise<Confirmation> {
    try {
      await send(confirmNewsletter, { body: link });
      return { state: 'confirmed' };
    } catch (error) {
      if (isUsed(error)) return { state: 'already' };
      return isRefusal(error) ? { state: 'linkInvalid' } : failureOf(error);
    }
  }

  /** Ends the letter for an address. */
  async function unsubscribe(email: string): Promise<Ending> {
    try {
      await send(unsubscribeNewsletter, { body: { email } });
      return { state: 'unsubscribed' };
    } catch (error) {
      return isRefusal(error) ? { state: 'notSubscribed' } : failureOf(error);
    }
  }

  return { subscribe, confirm, unsubscribe };
}

const STATES: Record<string, 'direct' | 'already'> = { direct: 'direct', optIn: 'already' };

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** Only somebody who waits for confirmation can be confirmed: the store says so of the status. */
const isUsed = (error: unknown): boolean =>
  isRefusal(error) && error.details.errors.some(({ source }) => source?.pointer === '/status');

export const newsletter = createNewsletter(sendAsShopper, async () => {
  const { customer } = await session.ready();
  return {
    storefrontUrl: await storefrontUrl(),
    ownEmail: isLoggedIn(customer) ? (customer?.email ?? undefined) : undefined,
  };
});
