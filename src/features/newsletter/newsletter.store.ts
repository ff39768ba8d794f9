import { sendAsShopper } from '#features/session/session.store.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { subscribeNewsletter } from '#store-api/contract/newsletter.ts';

/** How a subscription ended: the mail is on its way, the letter comes already, or it did not work and why. */
export type Outcome =
  | { state: 'waiting' | 'direct' | 'already' | 'refused' | 'failed' }
  | { state: 'throttled'; seconds: number };

/** The newsletter of one shopper. `origin` is that of this shop: the link in the mail leads there. */
export function createNewsletter(send: Send, origin: () => string) {
  /** Subscribes an address; whatever happens, there is an outcome. */
  async function subscribe(email: string): Promise<Outcome> {
    try {
      const answer = await send(subscribeNewsletter, {
        body: { email, option: 'subscribe', storefrontUrl: origin() },
      });
      return { state: STATES[answer?.status ?? 'notSet'] ?? 'waiting' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return { subscribe };
}

/** A store that says nothing of the status sends a mail first. */
const STATES: Record<string, 'direct' | 'already'> = { direct: 'direct', optIn: 'already' };

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { state: 'failed' };
  if (error.status === 429) return { state: 'throttled', seconds: Math.max(1, error.waitSeconds) };
  return { state: error.status === 400 ? 'refused' : 'failed' };
}

export const newsletter = createNewsletter(sendAsShopper, () => location.origin);
