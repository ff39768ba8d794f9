// Standing messages are shown once per tab, and again when they return.
import type { CartError } from '#store-api/contract/cart.ts';
import { sessions } from './cart-fingerprint.store.ts';

/** What the store says with every answer for as long as it is so, although nothing is to be done: a code that waits. */
const LASTING = ['promotion-not-eligible', 'promotion-excluded', 'promotions-on-cart-price-zero-error'];
const KEY = 'hof-cart-said';

/** Which of these messages the shopper has had, in this tab: each is said once while it stands, also after a reload. */
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
