import { atom } from 'nanostores';
import { account as shoppersAccount } from '#features/account/account.store.ts';
import { offered, WITH_STATES } from '#features/account/address/address-form.ts';
import { cart as shoppersCart } from '#features/cart/cart.store.ts';
import { fingerprintOf } from '#features/cart/cart.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import {
  createLoader,
  sendAsShopper,
  sessionChange,
  session as shoppersSession,
  storefrontUrl,
} from '#features/session/session.store.ts';
import { logout } from '#store-api/contract/account.ts';
import type { Cart, CartError } from '#store-api/contract/cart.ts';
import type { ContextChange } from '#store-api/contract/context.ts';
import { type Order, placeOrder } from '#store-api/contract/order.ts';
import {
  type Country,
  readCountries,
  readCountryStates,
  readSalutations,
  type Salutation,
} from '#store-api/contract/shop.ts';
import { type BuyerDeps, createBuyer, createOffers } from './buyer.store.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { forgetDraft, setDraftAside } from './draft.store.ts';
import { CartChangedError, isAboutCart, isAboutLogin } from './refusal.ts';

/** Options of the form. */
export type Places = { countries: Country[]; salutations: Salutation[] };

/** Dependencies of the checkout. */
export type Deps = BuyerDeps & { cart: Pick<typeof shoppersCart, '$cart' | 'load' | 'retry' | 'forget'> };

export function createCheckout(deps: Deps) {
  const { send, session, cart, announce } = deps;
  const buyer = createBuyer(deps);
  const { $offers, loadOffers } = createOffers(send);
  const { $value: $places, load: loadPlaces } = createLoader<Places>();
  /** Choices being sent to the server: shown at once. */
  const $choice = atom<ContextChange>({});
  /** The last choice that did not work. */
  const $failure = atom<unknown>(undefined);
  const $order = atom<Loading<Order>>(idle);
  let placing: Promise<Order | undefined> | undefined;

  /** Loads everything that the page shows, and retries failed changes of the cart. Errors are in the store of each part. */
  async function load(): Promise<void> {
    await Promise.allSettled([
      readCart(cart.retry),
      loadPlaces(askPlaces, 'places'),
      loadOffers(),
      buyer.loadAddresses(),
    ]);
  }

  buyer.onOther(() => Promise.allSettled([readCart(), loadOffers(), buyer.loadAddresses()]));

  /** The cart was changed from here: methods and addresses may be others. */
  async function checkAgain(): Promise<void> {
    if (cart.$cart.get().value?.errors.some(isExchange)) await session.refresh();
    await Promise.allSettled([loadOffers(), buyer.loadAddresses()]);
  }

  /** Choices that are under way. */
  const choosing = new Set<Promise<void>>();

  /** Changes country, shipping or payment; the sums and what is possible follow. */
  function choose(change: ContextChange): Promise<void> {
    const chosen = sendChoice(change).finally(() => choosing.delete(chosen));
    choosing.add(chosen);
    return chosen;
  }

  async function sendChoice(change: ContextChange): Promise<void> {
    $choice.set({ ...$choice.get(), ...change });
    $failure.set(undefined);
    try {
      await session.change(change);
      await Promise.allSettled([readCart(), loadOffers()]);
    } catch (error) {
      $failure.set(error);
    } finally {
      $choice.set(without($choice.get(), change));
    }
  }

  /** Called when the pause after a 429 is over. */
  const chooseAgain = (): void => $failure.set(undefined);

  /** Sets shipping and billing address of a customer by id; a new address, without an id, is saved with the order. */
  async function chooseAddresses({ shippingId, billingId }: Pick<CheckoutForm, 'shippingId' | 'billingId'>) {
    if (shippingId) await choose({ shippingAddressId: shippingId });
    if (billingId) await choose({ billingAddressId: billingId });
  }

  /** Orders the cart. A second call while it is being placed gets the same order. */
  function order(form: CheckoutForm): Promise<Order | undefined> {
    placing ??= place(form).finally(() => {
      placing = undefined;
    });
    return placing;
  }

  async function place(form: CheckoutForm): Promise<Order | undefined> {
    $order.set({ state: 'pending' });
    try {
      const { hash } = await settled(form);
      const body = { customerComment: form.comment.trim() || undefined, hash: hash ?? undefined };
      const placed = await send(placeOrder, { body });
      forgetDraft();
      cart.forget();
      $order.set({ state: 'success', value: placed });
      return placed;
    } catch (error) {
      if (isAboutCart(error)) await readCart();
      if (isAboutLogin(error)) {
        setDraftAside(); // a session that has expired meanwhile asks to log in
        await session.refresh('other');
      }
      $order.set({ state: 'error', error });
      return undefined;
    }
  }

  /** Makes the person of the form the customer of this session. @returns the cart to be ordered */
  async function settled(form: CheckoutForm): Promise<Cart> {
    const seen = cart.$cart.get().value ?? (await freshCart());
    // whoever is quick presses before the cart says what was chosen last
    const isChoosing = choosing.size > 0;
    await Promise.all(choosing);
    const isOtherBuyer = await buyer.settle(form);
    if (!isOtherBuyer && !isChoosing) return seen;
    if (isOtherBuyer) await Promise.allSettled([loadOffers(), buyer.loadAddresses()]);
    const now = await freshCart();
    if (isOther(now, seen)) throw new CartChangedError();
    return now;
  }

  /** Reads the cart, and the session again where the server has replaced a method. */
  async function readCart(load = cart.load): Promise<Cart | undefined> {
    const loadedCart = await load();
    if (loadedCart?.errors.some(isExchange)) await session.refresh();
    return loadedCart;
  }

  /** @throws the error of reading the cart */
  async function freshCart(): Promise<Cart> {
    const loadedCart = await readCart();
    if (!loadedCart) throw cart.$cart.get().error ?? new Error('The cart could not be read.');
    return loadedCart;
  }

  /** Deletes the guest with address, e-mail and cart from this browser and its session. @returns whether it worked */
  async function resetGuest(): Promise<boolean> {
    $failure.set(undefined);
    try {
      await send(logout);
    } catch (error) {
      $failure.set(error);
      return false;
    }
    forgetDraft();
    cart.forget();
    announce();
    await session.refresh('other');
    await load();
    return true;
  }

  async function askPlaces(signal: AbortSignal): Promise<Places> {
    const [countries, salutations] = await Promise.all([
      send(readCountries, { body: WITH_STATES, signal }),
      send(readSalutations, { body: {}, signal }),
    ]);
    const delivered = countries.elements.filter(({ shippingAvailable }) => shippingAvailable !== false);
    const askStates = (countryId: string) => send(readCountryStates, { path: { countryId }, body: {}, signal });
    return { countries: await offered(delivered, askStates), salutations: salutations.elements };
  }

  return {
    ...{ $places, $offers, $choice, $failure, $order, $addresses: buyer.$addresses },
    ...{ load, checkAgain, choose, chooseAgain, chooseAddresses, order, resetGuest },
  };
}

/** Whether the shopper has to review the order again: other lines or totals, or a replaced method. */
const isOther = (now: Cart, seen: Cart): boolean =>
  fingerprintOf(now) !== fingerprintOf(seen) || now.errors.some((error) => error.block || isExchange(error));

/** A shipping or payment method was replaced by one that is available. */
const isExchange = ({ messageKey }: CartError): boolean => messageKey.endsWith('-method-changed');

/** The choices of `all` that are still being sent once `done` has been answered. */
const without = (all: ContextChange, done: ContextChange): ContextChange =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => done[name as keyof ContextChange] !== value),
  ) as ContextChange;

export const checkout = createCheckout({
  send: sendAsShopper,
  session: shoppersSession,
  account: shoppersAccount,
  cart: shoppersCart,
  storefrontUrl,
  announce: sessionChange.announce,
});
