import { atom } from 'nanostores';
import type { CartError } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { mergeErrors } from './cart.ts';
import { sessions } from './cart-fingerprint.store.ts';
import { isSentOnce } from './flash/flash.ts';
import { UNTOLD } from './flash/pending-messages-key.store.ts';

/**
 * What the store says of the cart, until somebody takes it. What it says once and nobody has read yet is kept for the
 * next page of this tab: a login leaves its page in the moment in which the cart has answered.
 */
export function createMessages(tokenNow = readToken, keep = sessions()) {
  const shownNotices = createShownNotices();
  const $errors = atom<readonly CartError[]>(readUntold(tokenNow, keep));

  /** It belongs to one session; what the store says again anyway is not kept. */
  $errors.listen((errors) => {
    const once = errors.filter(isSentOnce);
    if (once.length === 0) keep?.removeItem(UNTOLD);
    else keep?.setItem(UNTOLD, JSON.stringify({ token: tokenNow(), errors: once }));
  });

  /** These came with the cart. */
  function add(errors: readonly CartError[]): void {
    shownNotices.receiveMessages(errors);
    $errors.set(mergeErrors($errors.get(), errors));
  }

  /** Messages that came with the answer to somebody else; what the store says of the same by now counts more. */
  const receive = (errors: readonly CartError[]): void => $errors.set(mergeErrors(errors, $errors.get()));

  /** The messages that have come since somebody took them; each is handed out once. */
  function take(): readonly CartError[] {
    const taken = $errors.get();
    if (taken.length > 0) $errors.set([]);
    return shownNotices.newMessages(taken);
  }

  return { $errors, add, receive, take, forget: shownNotices.forget };
}

/** What an earlier page has left; what it has left for somebody else is forgotten. */
function readUntold(tokenNow: () => string | undefined, keep: Storage | undefined): CartError[] {
  const text = keep?.getItem(UNTOLD);
  if (!text) return [];
  try {
    const { token, errors }: { token?: string; errors?: CartError[] } = JSON.parse(text);
    if (token !== undefined && token === tokenNow()) return errors ?? [];
  } catch {}
  keep?.removeItem(UNTOLD);
  return [];
}

/** What the store says with every answer for as long as it is so, although nothing is to be done: a code that waits. */
const LASTING = ['promotion-not-eligible', 'promotion-excluded', 'promotions-on-cart-price-zero-error'];
const KEY = 'hof-cart-said';

/** Which messages the shopper has had, in this tab: each is said once while it stands, also after a reload. */
export function createShownNotices(keep: Pick<Storage, 'getItem' | 'setItem'> | undefined = sessions()) {
  let shown: readonly string[] = keep?.getItem(KEY)?.split('\n') ?? [];
  const write = (now: readonly string[]): void => {
    shown = now;
    keep?.setItem(KEY, now.join('\n'));
  };
  return {
    /** What is to be said of these messages, from now on as said. */
    newMessages(errors: readonly CartError[]): CartError[] {
      const newErrors = errors.filter((error) => !shown.includes(nameOf(error)));
      const notices = newErrors.filter(({ messageKey }) => LASTING.includes(messageKey));
      if (notices.length > 0) write([...shown, ...notices.map(nameOf)]);
      return newErrors;
    },
    /** The cart says these: what it no longer says is news when it comes back. */
    receiveMessages(errors: readonly CartError[]): void {
      const names = errors.map(nameOf);
      if (shown.some((one) => !names.includes(one))) write(shown.filter((one) => names.includes(one)));
    },
    /** Somebody asks once more, and gets the answer once more. */
    forget: () => write([]),
  };
}

const nameOf = ({ messageKey, parameters }: CartError): string => `${messageKey} ${JSON.stringify(parameters)}`;
