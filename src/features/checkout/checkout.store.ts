import { atom } from 'nanostores';
import { cart as shoppersCart } from '#features/cart/cart.store.ts';
import { traceOf } from '#features/cart/cart.ts';
import { createLoader } from '#features/session/loader.store.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper, session as shoppersSession } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { logout, register } from '#store-api/contract/account.ts';
import type { Cart, CartError } from '#store-api/contract/cart.ts';
import {
  type PaymentMethod,
  readPaymentMethods,
  readShippingMethods,
  type ShippingMethod,
} from '#store-api/contract/checkout.ts';
import type { ContextChange } from '#store-api/contract/context.ts';
import { type Order, placeOrder } from '#store-api/contract/order.ts';
import { type Country, readCountries, readSalutations, type Salutation } from '#store-api/contract/shop.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { forgetDraft } from './draft.store.ts';
import { type Offer, offers } from './offer.ts';
import { CartChangedError, isAboutCart } from './refusal.ts';
import { isRegistered, registrationOf } from './registration.ts';

/** What a form offers to choose from. */
export type Places = { countries: Country[]; salutations: Salutation[] };
export type Offers = { shipping: Offer<ShippingMethod>[]; payment: Offer<PaymentMethod>[] };

/** What the checkout speaks with. */
export type World = {
  send: Send;
  session: Pick<typeof shoppersSession, '$context' | 'ready' | 'refresh' | 'change'>;
  cart: Pick<typeof shoppersCart, '$cart' | 'load' | 'forget'>;
  /** Where mails lead back to: the origin of this shop. */
  origin: () => string;
};

export function createCheckout({ send, session, cart, origin }: World) {
  const $places = atom<Loading<Places>>(idle);
  const $offers = atom<Loading<Offers>>(idle);
  /** Choices on their way to the server: shown at once. */
  const $choice = atom<ContextChange>({});
  /** The last choice that did not work. */
  const $failure = atom<unknown>(undefined);
  const $order = atom<Loading<Order>>(idle);
  const places = createLoader<Places>($places);
  const methods = createLoader<Offers>($offers);
  let asked = 0;
  let placing: Promise<Order | undefined> | undefined;

  /** Reads everything that the page shows. What fails says so in its own store. */
  async function load(): Promise<void> {
    await Promise.allSettled([readCart(), places.load('places', askPlaces), loadOffers()]);
  }

  /** Changes country, shipping or payment; the sums and what is possible follow. */
  async function choose(change: ContextChange): Promise<void> {
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

  /** Orders what is in the cart. A second press while it is on its way gets the same order. */
  function order(form: CheckoutForm): Promise<Order | undefined> {
    placing ??= place(form).finally(() => {
      placing = undefined;
    });
    return placing;
  }

  async function place(form: CheckoutForm): Promise<Order | undefined> {
    $order.set({ state: 'pending' });
    try {
      const { hash } = await registered(form);
      const body = { customerComment: form.comment.trim() || undefined, hash: hash ?? undefined };
      const placed = await send(placeOrder, { body });
      forgetDraft();
      cart.forget();
      $order.set({ state: 'success', value: placed });
      return placed;
    } catch (error) {
      if (isAboutCart(error)) await readCart();
      $order.set({ state: 'error', error });
      return undefined;
    }
  }

  /** Makes the form's guest the customer of this session, and answers with the cart to be ordered. */
  async function registered(form: CheckoutForm): Promise<Cart> {
    const { customer } = await session.ready();
    const seen = cart.$cart.get().value ?? (await freshCart());
    if ((customer && !customer.guest) || isRegistered(form, customer)) return seen;
    await send(register, { body: registrationOf(form, origin()) });
    await session.refresh();
    await loadOffers().catch(() => {});
    const now = await freshCart();
    if (isOther(now, seen)) throw new CartChangedError();
    return now;
  }

  /** Reads the cart. Where the server has exchanged a method that is not possible, the session is another one now. */
  async function readCart(): Promise<Cart | undefined> {
    const answer = await cart.load();
    if (answer?.errors.some(isExchange)) await session.refresh();
    return answer;
  }

  /** @throws what kept the cart from being read */
  async function freshCart(): Promise<Cart> {
    const answer = await readCart();
    if (!answer) throw cart.$cart.get().error ?? new Error('The cart could not be read.');
    return answer;
  }

  /** Forgets the guest: address, e-mail and cart vanish from this browser and its session (D6). Answers whether they did. */
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
    await session.refresh();
    await load();
    return true;
  }

  async function askPlaces(signal: AbortSignal): Promise<Places> {
    const [countries, salutations] = await Promise.all([
      send(readCountries, { body: {}, signal }),
      send(readSalutations, { body: {}, signal }),
    ]);
    const delivered = countries.elements.filter(({ shippingAvailable }) => shippingAvailable !== false);
    return { countries: delivered, salutations: salutations.elements };
  }

  function loadOffers(): Promise<Offers> {
    asked += 1;
    return methods.load(`methods ${asked}`, askOffers);
  }

  /** Every method, and which of them this cart allows. */
  async function askOffers(signal: AbortSignal): Promise<Offers> {
    const associations = { prices: {} };
    const [shipping, possibleShipping, payment, possiblePayment] = await Promise.all([
      send(readShippingMethods, { body: { associations }, signal }),
      send(readShippingMethods, { body: { onlyAvailable: true }, query: { onlyAvailable: true }, signal }),
      send(readPaymentMethods, { body: {}, signal }),
      send(readPaymentMethods, { body: { onlyAvailable: true }, signal }),
    ]);
    return {
      shipping: offers(shipping.elements, possibleShipping.elements),
      payment: offers(payment.elements, possiblePayment.elements),
    };
  }

  return { $places, $offers, $choice, $failure, $order, load, choose, order, resetGuest };
}

/** Whether the shopper has to look again: other lines or sums, or something was exchanged. */
const isOther = (now: Cart, seen: Cart): boolean =>
  traceOf(now) !== traceOf(seen) || now.errors.some((error) => error.block || isExchange(error));

/** A way to ship or to pay was exchanged for one that is possible (H2). */
const isExchange = ({ messageKey }: CartError): boolean => messageKey.endsWith('-method-changed');

/** What of `all` is still on its way once `done` has arrived. */
const without = (all: ContextChange, done: ContextChange): ContextChange =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => done[name as keyof ContextChange] !== value),
  ) as ContextChange;

export const checkout = createCheckout({
  send: sendAsShopper,
  session: shoppersSession,
  cart: shoppersCart,
  origin: () => location.origin,
});
