import { atom } from 'nanostores';
import { createLoader, sendAsShopper, session as shoppersSession } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Country, readCountries } from '#store-api/contract/shop.ts';
import { cart as shoppersCart } from '../cart.store.ts';

/** What the estimate speaks with. */
export type Deps = {
  send: Send;
  session: Pick<typeof shoppersSession, 'change'>;
  cart: Pick<typeof shoppersCart, 'load'>;
};

/** What shipping would cost to a country: the session goes there, and the cart says what that costs. */
export function createEstimate({ send, session, cart }: Deps) {
  /** Where the shop delivers. */
  const { $value: $countries, load } = createLoader<Country[]>();
  /** A choice that the server has not answered yet. */
  const $choice = atom<string | undefined>(undefined);
  /** The last choice that did not work. */
  const $failure = atom<unknown>(undefined);

  /** Reads the countries, once a page. Without them nothing can be chosen, and shipping stays an estimate. */
  async function loadCountries(): Promise<void> {
    if ($countries.get().value) return;
    await load(async (signal) => {
      const { elements } = await send(readCountries, { body: {}, signal });
      return elements.filter(({ shippingAvailable }) => shippingAvailable !== false);
    }, 'countries');
  }

  /** Goes to a country. Quick choices come together: one on its way, the last one counts. */
  async function choose(countryId: string): Promise<void> {
    const isOnItsWay = $choice.get() !== undefined;
    $choice.set(countryId);
    $failure.set(undefined);
    if (!isOnItsWay) await goThere();
  }

  async function goThere(): Promise<void> {
    let sent: string | undefined;
    try {
      for (let wished = $choice.get(); wished && wished !== sent; wished = $choice.get()) {
        sent = wished;
        await session.change({ countryId: wished });
      }
      await cart.load();
    } catch (error) {
      $failure.set(error);
    } finally {
      $choice.set(undefined);
    }
  }

  /** The wait that the store has asked for is over. */
  const forgive = (): void => $failure.set(undefined);

  return { $countries, $choice, $failure, loadCountries, choose, forgive };
}

export const estimate = createEstimate({ send: sendAsShopper, session: shoppersSession, cart: shoppersCart });
