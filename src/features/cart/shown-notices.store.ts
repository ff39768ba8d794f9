// Persistent messages are shown once per tab, and again when they return.
import type { CartError } from '#store-api/contract/cart.ts';
import { sessions } from './cart-fingerprint.store.ts';

/** Messages that the store repeats with every cart although the shopper need not act, such as a promotion that is waiting. */
const LASTING = ['promotion-not-eligible', 'promotion-excluded', 'promotions-on-cart-price-zero-error'];
const KEY = 'hof-cart-said';

/** The persistent messages that this tab has shown: each is shown once while it lasts, also after a reload. */
export function createShownNotices(keep: Pick<Storage, 'getItem' | 'setItem'> | undefined = sessions()) {
  let shown: readonly string[] = keep?.getItem(KEY)?.split('\n') ?? [];
  const write = (now: readonly string[]): void => {
    shown = now;
    keep?.setItem(KEY, now.join('\n'));
  };
  return {
    /** The messages that have not been shown yet; marks them as shown. */
    newMessages(errors: readonly CartError[]): CartError[] {
      const newErrors = errors.filter((error) => !shown.includes(nameOf(error)));
      const notices = newErrors.filter(({ messageKey }) => LASTING.includes(messageKey));
      if (notices.length > 0) write([...shown, ...notices.map(nameOf)]);
      return newErrors;
    },
    /** Takes over the messages of the cart: one that has gone is new when it returns. */
    receiveMessages(errors: readonly CartError[]): void {
      const names = errors.map(nameOf);
      if (shown.some((one) => !names.includes(one))) write(shown.filter((one) => names.includes(one)));
    },
    /** Shows the messages again, for a repeated request. */
    forget: () => write([]),
  };
}

const nameOf = ({ messageKey, parameters }: CartError): string => `${messageKey} ${JSON.stringify(parameters)}`;
