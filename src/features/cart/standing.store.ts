import type { CartError } from '#store-api/contract/cart.ts';
import { sessions } from './sessions.store.ts';

/** What the store says with every answer for as long as it is so, although nothing is to be done: a code that waits. */
const STANDING = ['promotion-not-eligible', 'promotion-excluded', 'promotions-on-cart-price-zero-error'];
const KEY = 'hof-cart-said';

/** Which of these messages the shopper has had, in this tab: each is said once while it stands (H2), also after a reload. */
export function createStanding(keep: Pick<Storage, 'getItem' | 'setItem'> | undefined = sessions()) {
  let said: readonly string[] = keep?.getItem(KEY)?.split('\n') ?? [];
  const write = (now: readonly string[]): void => {
    said = now;
    keep?.setItem(KEY, now.join('\n'));
  };
  return {
    /** What is to be said of these messages, from now on as said. */
    news(errors: readonly CartError[]): CartError[] {
      const fresh = errors.filter((error) => !said.includes(nameOf(error)));
      const standing = fresh.filter(({ messageKey }) => STANDING.includes(messageKey));
      if (standing.length > 0) write([...said, ...standing.map(nameOf)]);
      return fresh;
    },
    /** The cart says these: what it no longer says is news when it comes back. */
    hear(errors: readonly CartError[]): void {
      const names = errors.map(nameOf);
      if (said.some((one) => !names.includes(one))) write(said.filter((one) => names.includes(one)));
    },
    /** Somebody asks once more, and gets the answer once more. */
    forget: () => write([]),
  };
}

const nameOf = ({ messageKey, parameters }: CartError): string => `${messageKey} ${JSON.stringify(parameters)}`;
