import { sendAsShopper, storefrontUrl } from '#features/session/session.store.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '#store-api/contract/newsletter.ts';

/** How a subscription ended: the mail is on its way, the letter comes already, or it did not work and why. */
export type Outcome = { state: 'waiting' | 'direct' | 'already' | 'refused' } | Failure;

/** What came of the link in the mail. An invalid one was never made, has expired, or belongs to another address. */
export type Confirmation = { state: 'confirmed' | 'already' | 'linkInvalid' } | Failure;

export type Ending = { state: 'unsubscribed' | 'notSubscribed' } | Failure;

/** The newsletter of one shopper. The link in the mail leads to `storefrontUrl`. */
export function createNewsletter(send: Send, storefrontUrl: () => Promise<string>) {
  /** Subscribes an address; whatever happens, there is an outcome. */
  async function subscribe(email: string): Promise<Outcome> {
    try {
      const response = await send(subscribeNewsletter, {
        body: { email, option: 'subscribe', storefrontUrl: await storefrontUrl() },
      });
      return { state: STATES[response?.status ?? 'notSet'] ?? 'waiting' };
    } catch (error) {
      return isRefusal(error) ? { state: 'refused' } : failureOf(error);
    }
  }

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

/** A store that says nothing of the status sends a mail first. */
const STATES: Record<string, 'direct' | 'already'> = { direct: 'direct', optIn: 'already' };

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** Only somebody who waits for confirmation can be confirmed: the store says so of the status. */
const isUsed = (error: unknown): boolean =>
  isRefusal(error) && error.details.errors.some(({ source }) => source?.pointer === '/status');

export const newsletter = createNewsletter(sendAsShopper, storefrontUrl);
