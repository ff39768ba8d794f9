import type { CartError } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { sessions } from '../sessions.store.ts';
import { isSentOnce } from './flash.ts';
import { UNTOLD } from './pending-messages-key.store.ts';

/**
 * What the store says once and nobody has read yet, for the next page of this tab: a login leaves its page in the moment
 * in which the cart has answered. It belongs to one session; what the store says again anyway is not kept.
 */
export function createUntold(tokenNow: () => string | undefined = readToken, keep = sessions()) {
  return {
    /** What an earlier page has left; what it has left for somebody else is forgotten. */
    read(): CartError[] {
      const text = keep?.getItem(UNTOLD);
      if (!text) return [];
      const { token, errors } = parsed(text);
      if (token !== undefined && token === tokenNow()) return errors;
      keep?.removeItem(UNTOLD);
      return [];
    },
    /** These are untold now, and no others. */
    write(errors: readonly CartError[]): void {
      const once = errors.filter(isSentOnce);
      if (once.length === 0) keep?.removeItem(UNTOLD);
      else keep?.setItem(UNTOLD, JSON.stringify({ token: tokenNow(), errors: once }));
    },
  };
}

type Kept = { token?: string; errors: CartError[] };

function parsed(text: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(text);
    return { ...kept, errors: kept.errors ?? [] };
  } catch {
    return { errors: [] };
  }
}
