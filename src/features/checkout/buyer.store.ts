import type { account as shoppersAccount } from '#features/account/account.store.ts';
import { idle } from '#features/session/loading.ts';
import type { session as shoppersSession } from '#features/session/session.store.ts';
import { createLoader } from '#features/session/session.store.ts';
import { isCustomerSession } from '#features/session/session.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import {
  type AddressInput,
  addAddress,
  type Customer,
  type CustomerAddress,
  readAddresses,
  register,
} from '#store-api/contract/account.ts';
import {
  type PaymentMethod,
  readPaymentMethods,
  readShippingMethods,
  type ShippingMethod,
} from '#store-api/contract/checkout.ts';
import type { Context, ContextChange } from '#store-api/contract/context.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { type Offer, offers } from './offer.ts';
import { HasToConfirmError } from './refusal.ts';
import { isRegistered, isSame, registrationOf, typedBilling, typedShipping } from './registration.ts';

export type BuyerDeps = {
  send: Send;
  session: Pick<typeof shoppersSession, '$context' | 'ready' | 'refresh' | 'change'>;
  account: Pick<typeof shoppersAccount, 'register'>;
  /** Where mails lead back to. */
  storefrontUrl: () => Promise<string>;
  /** Tells the other tabs that somebody else is shopping now. */
  announce: () => void;
};

/** Who orders, and the addresses they have. */
export function createBuyer({ send, session, account, storefrontUrl, announce }: BuyerDeps) {
  const { $value: $addresses, request } = createLoader<CustomerAddress[]>();
  /** Whose book was asked for: the account, `null` for somebody without one, nothing before the first time. */
  let owner: string | null | undefined;
  /** The guest whose mail to confirm is on its way. */
  let mailed: string | undefined;

  /** The addresses of a customer; somebody else has none. */
  const loadAddresses = (): Promise<CustomerAddress[]> => request(askBook);

  /** Who may not see any has none. */
  async function askBook(signal: AbortSignal): Promise<CustomerAddress[]> {
    owner = accountOf((await session.ready()).customer);
    if (!owner) return [];
    try {
      return (await send(readAddresses, { body: { limit: MANY }, signal })).elements;
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return [];
      throw error;
    }
  }

  /** Tells when somebody else shops here, by a login or logout in this tab or another: the book of before is closed. */
  function onOther(listener: () => void): void {
    session.$context.listen(({ value }) => {
      const now = value && accountOf(value.customer);
      if (now === undefined || owner === undefined || now === owner) return;
      owner = now;
      $addresses.set(idle);
      listener();
    });
  }

  /**
   * Makes the one of the form the buyer of this session, with those addresses. Answers whether that changed anything.
   * @throws what the store refuses, HasToConfirmError when an account has to be confirmed before it can order
   */
  async function applyForm(form: CheckoutForm): Promise<boolean> {
    const { customer } = await session.ready();
    if (customer && isCustomerSession(customer)) return sendTo(form, customer);
    if (form.buyer === 'new') return open(form);
    if (isRegistered(form, customer)) return false;
    return asGuest(form);
  }

  /** Where guests have to be confirmed too, one mail is enough: a second press looks whether its link was followed. */
  async function asGuest(form: CheckoutForm): Promise<boolean> {
    const registration = registrationOf(form, await storefrontUrl());
    const fingerprint = JSON.stringify(registration);
    if (fingerprint !== mailed) {
      const guest = await send(register, { body: registration });
      if (isWaiting(guest)) mailed = fingerprint;
      else announce();
    }
    await session.refresh();
    if (fingerprint === mailed && !isRegistered(form, (await session.ready()).customer))
      throw new HasToConfirmError('guest');
    return true;
  }

  async function open(form: CheckoutForm): Promise<boolean> {
    if ((await account.register(registrationOf(form, await storefrontUrl()))) === 'waiting')
      throw new HasToConfirmError();
    return true;
  }

  /** A customer's parcel and invoice go to addresses of the book; one that was typed is put there first. */
  async function sendTo(form: CheckoutForm, customer: Customer): Promise<boolean> {
    const shippingAddressId = form.shippingId || (await idOf(typedShipping(form)));
    const billingAddressId = form.billingSame ? shippingAddressId : form.billingId || (await idOf(typedBilling(form)));
    const patches: ContextChange[] = [
      ...(shippingAddressId === customer.activeShippingAddress?.id ? [] : [{ shippingAddressId }]),
      ...(billingAddressId === customer.activeBillingAddress?.id ? [] : [{ billingAddressId }]),
    ];
    for (const patch of patches) await session.change(patch);
    return patches.length > 0;
  }

  /** A second try finds what the first has put into the book. */
  async function idOf(typed: AddressInput): Promise<string> {
    const existing = (await loadAddresses()).find((address) => isSame(address, typed));
    if (existing) return existing.id;
    const { id } = await send(addAddress, { body: typed });
    await loadAddresses();
    return id;
  }

  return { $addresses, loadAddresses, onOther, settle: applyForm };
}

/** Addresses that are offered; who has more finds them in the account. */
const MANY = 100;

/** Whether who has just registered is nobody yet, but has a mail to open. */
const isWaiting = ({ active, doubleOptInRegistration, doubleOptInConfirmDate }: Customer): boolean =>
  active === false || (doubleOptInRegistration === true && !doubleOptInConfirmDate);

const accountOf = (customer: Context['customer']): string | null =>
  (isCustomerSession(customer) && customer?.id) || null;

/** The ways to ship and to pay. */
export type Offers = { shipping: Offer<ShippingMethod>[]; payment: Offer<PaymentMethod>[] };

/** Every method, and which of them this cart allows. */
export function createOffers(send: Send) {
  const { $value: $offers, load } = createLoader<Offers>();

  async function askOffers(signal: AbortSignal): Promise<Offers> {
    const associations = { prices: {} };
    const [shipping, possibleShipping, payment, possiblePayment] = await Promise.all([
      send(readShippingMethods, { body: { associations }, signal }),
      send(readShippingMethods, { body: {}, query: { onlyAvailable: true }, signal }),
      send(readPaymentMethods, { body: {}, signal }),
      send(readPaymentMethods, { body: { onlyAvailable: true }, signal }),
    ]);
    return {
      shipping: offers(shipping.elements, possibleShipping.elements),
      payment: offers(payment.elements, possiblePayment.elements),
    };
  }

  return { $offers, loadOffers: () => load(askOffers) };
}
