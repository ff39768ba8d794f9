import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import { createCheckout, type Deps } from './checkout.store.ts';
import { emptyForm } from './checkout-form.ts';
import { CartChangedError, HasToConfirmError } from './refusal.ts';
import { registrationOf } from './registration.ts';

const ruth = {
  ...emptyForm('CH'),
  ...{ email: 'ruth.ammann@example.ch', firstName: 'Ruth', lastName: 'Ammann', comment: ' Bitte klingeln ' },
  shipping: { ...emptyForm('CH').shipping, street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
};

const refused = (status: number, code: string) =>
  new ApiError({ status, statusText: '', url: '', headers: new Headers() }, { errors: [{ code }] });

/** A checkout with two ovens in the cart. `answers` says what the store does at a call; `cart` is the cart it has. */
function aCheckout({ customer }: { customer?: object } = {}) {
  const store = {
    requests: [] as { what: string; body?: unknown }[],
    cart: aCart().with('10-104', 2).cart,
    responses: {} as Record<string, () => unknown>,
  };
  const send = vi.fn(async (call: { method: string; path: string }, options?: { body?: unknown }) => {
    store.requests.push({ what: `${call.method} ${call.path}`, body: options?.body });
    const respond = store.responses[call.path];
    if (respond) return respond();
    if (call.path === '/checkout/order') return { id: 'an-order', orderNumber: '10001' };
    return { elements: [] };
  });
  const $context = atom<Loading<Context>>({ state: 'success', value: { token: 't', customer } as unknown as Context });
  const $cart = atom<Loading<Cart>>({ state: 'success', value: store.cart });
  const deps = {
    send: send as unknown as Send,
    session: {
      $context,
      ready: async () => $context.get().value,
      refresh: vi.fn(async () => {}),
      change: vi.fn(async () => {}),
    },
    cart: {
      $cart,
      load: vi.fn(async () => {
        $cart.set({ state: 'success', value: store.cart });
        return store.cart;
      }),
      retry: vi.fn(async () => store.cart),
      forget: vi.fn(() => $cart.set(idle)),
    },
    account: { register: vi.fn(async () => 'open') },
    storefrontUrl: async () => 'https://shop.test',
    announce: vi.fn(),
  };
  return { ...createCheckout(deps as unknown as Deps), store, environment: deps };
}

const calls = ({ store }: ReturnType<typeof aCheckout>) => store.requests.map(({ what }) => what);

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

describe('An order', () => {
  it('registers the guest, looks at the cart again, and orders exactly that cart', async () => {
    const checkout = aCheckout();
    const order = await checkout.order(ruth);
    expect(order?.orderNumber).toBe('10001');
    expect(checkout.store.requests[0]).toEqual({
      what: 'POST /account/register',
      body: registrationOf(ruth, 'https://shop.test'),
    });
    expect(checkout.store.requests.at(-1)).toEqual({
      what: 'POST /checkout/order',
      body: { customerComment: 'Bitte klingeln', hash: 'a-hash' },
    });
    expect(checkout.$order.get().state).toBe('success');
    expect(checkout.environment.cart.forget).toHaveBeenCalledOnce();
  });

  it('waits for the click in the mail where guests have to be confirmed too, and sends one mail only (D2, D6)', async () => {
    const checkout = aCheckout();
    checkout.store.responses['/account/register'] = () => ({ active: true, doubleOptInRegistration: true });
    expect(await checkout.order(ruth)).toBeUndefined();
    expect(await checkout.order(ruth)).toBeUndefined();
    expect(checkout.$order.get().error).toMatchObject({ who: 'guest' });
    expect(calls(checkout)).toEqual(['POST /account/register']);

    const { billingAddress, ...who } = registrationOf(ruth, '');
    const address = { ...billingAddress, id: 'address' };
    const customer = { ...who, activeBillingAddress: address, activeShippingAddress: address };
    checkout.environment.session.refresh.mockImplementationOnce(async () => {
      checkout.environment.session.$context.set({
        state: 'success',
        value: { token: 't', customer } as unknown as Context,
      });
    });
    expect((await checkout.order(ruth))?.orderNumber).toBe('10001');
    expect(calls(checkout).filter((what) => what === 'POST /account/register')).toHaveLength(1);
  });

  it('does not register again who is registered', async () => {
    const { billingAddress, ...who } = registrationOf(ruth, '');
    const address = { ...billingAddress, id: 'address' };
    const checkout = aCheckout({ customer: { ...who, activeBillingAddress: address, activeShippingAddress: address } });
    await checkout.order(ruth);
    expect(calls(checkout)).toEqual(['POST /checkout/order']);
  });

  it('is placed once, however often one presses', async () => {
    const checkout = aCheckout();
    const [one, two] = await Promise.all([checkout.order(ruth), checkout.order(ruth)]);
    expect(one).toBe(two);
    expect(calls(checkout).filter((what) => what === 'POST /checkout/order')).toHaveLength(1);
  });

  it('waits for what was chosen last, and orders the cart as it is then', async () => {
    const { billingAddress, ...who } = registrationOf(ruth, '');
    const address = { ...billingAddress, id: 'address' };
    const checkout = aCheckout({ customer: { ...who, activeBillingAddress: address, activeShippingAddress: address } });
    const { promise: isChosen, resolve: answers } = Promise.withResolvers<void>();
    checkout.environment.session.change.mockImplementation(() => isChosen);
    void checkout.choose({ paymentMethodId: 'invoice' });
    const order = checkout.order(ruth);
    checkout.store.cart = { ...checkout.store.cart, hash: 'with-invoice' };
    answers();
    expect((await order)?.orderNumber).toBe('10001');
    expect(checkout.store.requests.at(-1)).toMatchObject({ body: { hash: 'with-invoice' } });
  });

  it('is not placed when the cart turns out to be another one', async () => {
    const checkout = aCheckout();
    checkout.store.cart = aCart().with('10-104', 1).error('product-stock-reached', 10).cart;
    expect(await checkout.order(ruth)).toBeUndefined();
    expect(checkout.$order.get().error).toBeInstanceOf(CartChangedError);
    expect(calls(checkout)).not.toContain('POST /checkout/order');
  });

  it('is not placed when the way to pay was exchanged', async () => {
    const checkout = aCheckout();
    checkout.store.cart = aCart().with('10-104', 2).error('payment-method-changed', 0).cart;
    await checkout.order(ruth);
    expect(checkout.$order.get().error).toBeInstanceOf(CartChangedError);
  });

  it.each([
    [500, 'CHECKOUT__CART_INVALID'],
    [409, 'CHECKOUT__CART_HASH_MISMATCH'],
  ])('shows the cart again after %i %s', async (status, code) => {
    const checkout = aCheckout();
    checkout.store.responses['/checkout/order'] = () => {
      throw refused(status, code);
    };
    expect(await checkout.order(ruth)).toBeUndefined();
    expect(checkout.$order.get()).toMatchObject({ state: 'error', error: { status } });
    expect(checkout.environment.cart.load).toHaveBeenCalledTimes(2);
    expect(checkout.environment.cart.forget).not.toHaveBeenCalled();
  });

  it('can be tried again when the store could not be reached', async () => {
    const checkout = aCheckout();
    checkout.store.responses['/account/register'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.order(ruth);
    expect(checkout.$order.get().state).toBe('error');
    delete checkout.store.responses['/account/register'];
    expect((await checkout.order(ruth))?.id).toBe('an-order');
  });
});

describe('An order with an account', () => {
  const address = { ...registrationOf(ruth, '').billingAddress, id: 'home' };
  const customer = { id: 'ruth', guest: false, activeShippingAddress: address, activeBillingAddress: address };
  const filled = { ...ruth, shippingId: 'home', billingId: 'home' };

  it('goes to the addresses of the session without another word (D6, D11)', async () => {
    const checkout = aCheckout({ customer });
    await checkout.order(filled);
    expect(calls(checkout)).toEqual(['POST /checkout/order']);
    expect(checkout.environment.session.change).not.toHaveBeenCalled();
  });

  it('takes the invoice to another address of the book', async () => {
    const checkout = aCheckout({ customer });
    await checkout.order({ ...filled, billingSame: false, billingId: 'office' });
    expect(checkout.environment.session.change.mock.calls).toEqual([[{ billingAddressId: 'office' }]]);
  });

  it('puts an address that was typed into the book first, once', async () => {
    const checkout = aCheckout({ customer });
    const book: object[] = [address];
    const typed = { ...filled, shippingId: '', shipping: { ...ruth.shipping, city: 'Wettingen' } };
    checkout.store.responses['/account/list-address'] = () => ({ elements: book });
    checkout.store.responses['/account/address'] = () => {
      book.push({ ...registrationOf(typed, '').billingAddress, id: 'new' });
      return { id: 'new' };
    };
    checkout.store.responses['/checkout/order'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.order(typed);
    await checkout.order(typed);
    expect(calls(checkout).filter((what) => what === 'POST /account/address')).toHaveLength(1);
    expect(checkout.environment.session.change).toHaveBeenCalledWith({ shippingAddressId: 'new' });
    expect(checkout.environment.session.change).toHaveBeenCalledWith({ billingAddressId: 'new' });
  });

  it('tells an address of the book from the same one in another state (C2)', async () => {
    const checkout = aCheckout({ customer });
    checkout.store.responses['/account/list-address'] = () => ({ elements: [address] });
    checkout.store.responses['/account/address'] = () => ({ id: 'new' });
    await checkout.order({ ...filled, shippingId: '', shipping: { ...ruth.shipping, countryStateId: 'by' } });
    const added = checkout.store.requests.find(({ what }) => what === 'POST /account/address');
    expect(added?.body).toMatchObject({ city: 'Baden', countryStateId: 'by' });
  });

  it('is placed by who opens the account with it', async () => {
    const checkout = aCheckout();
    await checkout.order({ ...ruth, buyer: 'new', password: 'ein-langes-wort' });
    expect(checkout.environment.account.register).toHaveBeenCalledOnce();
    expect(calls(checkout)).not.toContain('POST /account/register');
    expect(checkout.$order.get().state).toBe('success');
  });

  it('waits for the click in the mail where accounts have to be confirmed (D2)', async () => {
    const checkout = aCheckout();
    checkout.environment.account.register.mockResolvedValueOnce('waiting');
    expect(await checkout.order({ ...ruth, buyer: 'new' })).toBeUndefined();
    expect(checkout.$order.get().error).toBeInstanceOf(HasToConfirmError);
    expect(calls(checkout)).not.toContain('POST /checkout/order');
  });

  it('asks who is there when the session has expired meanwhile (H9)', async () => {
    const checkout = aCheckout({ customer });
    checkout.store.responses['/checkout/order'] = () => {
      throw refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    };
    expect(await checkout.order({ ...ruth, shippingId: 'ruth-address', billingSame: true })).toBeUndefined();
    expect(checkout.environment.session.refresh).toHaveBeenCalledWith('other');
  });

  it('has an empty book where it may not be seen (G4)', async () => {
    const checkout = aCheckout({ customer });
    checkout.store.responses['/account/list-address'] = () => {
      throw refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    };
    await checkout.checkAgain();
    expect(checkout.$addresses.get()).toEqual({ state: 'success', value: [] });
  });
});

describe('Somebody else at the checkout, by a login or logout here or in another tab', () => {
  const person = (id: string) =>
    ({ state: 'success', value: { token: 't', customer: { id, guest: false } } }) as unknown as Loading<Context>;
  const books = (checkout: ReturnType<typeof aCheckout>) =>
    calls(checkout).filter((what) => what === 'POST /account/list-address').length;

  it('is never offered the addresses of the one before (D2)', async () => {
    const checkout = aCheckout({ customer: { id: 'ruth', guest: false } });
    let book = [{ id: 'home of Ruth' }];
    checkout.store.responses['/account/list-address'] = () => ({ elements: book });
    await checkout.load();
    expect(checkout.$addresses.get().value).toEqual(book);
    book = [{ id: 'home of Karl' }];
    checkout.environment.session.$context.set(person('karl'));
    expect(checkout.$addresses.get().value).toBeUndefined();
    await vi.waitFor(() => expect(checkout.$addresses.get().value).toEqual(book));
    expect(books(checkout)).toBe(2);
  });

  it('gets their own addresses, methods and sums (D2)', async () => {
    const checkout = aCheckout();
    await checkout.load();
    checkout.store.requests.length = 0;
    checkout.environment.session.$context.set(person('ruth'));
    await vi.waitFor(() => expect(checkout.$addresses.get().state).toBe('success'));
    expect(calls(checkout)).toEqual(expect.arrayContaining(['POST /account/list-address', 'POST /payment-method']));
    expect(checkout.environment.cart.load).toHaveBeenCalledOnce();
  });

  it('is not taken for the same one whose session was only read again', async () => {
    const checkout = aCheckout({ customer: { id: 'ruth', guest: false } });
    await checkout.load();
    checkout.environment.session.$context.set(person('ruth'));
    expect(checkout.$addresses.get().state).toBe('success');
    expect(books(checkout)).toBe(1);
  });
});

describe('A choice', () => {
  it('is shown at once and gone when the session has it', async () => {
    const checkout = aCheckout();
    const chosen = checkout.choose({ paymentMethodId: 'twint' });
    expect(checkout.$choice.get()).toEqual({ paymentMethodId: 'twint' });
    await chosen;
    expect(checkout.$choice.get()).toEqual({});
    expect(checkout.environment.session.change).toHaveBeenCalledWith({ paymentMethodId: 'twint' });
    expect(checkout.environment.cart.load).toHaveBeenCalledOnce();
  });

  it('reads the session once more when the server has exchanged a method over it', async () => {
    const checkout = aCheckout();
    checkout.store.cart = aCart().with('10-104', 2).error('payment-method-changed', 0).cart;
    await checkout.choose({ countryId: 'DE' });
    expect(checkout.environment.session.refresh).toHaveBeenCalledOnce();
  });

  it('of addresses takes one at a time, and leaves one that is only typed alone (D11)', async () => {
    const checkout = aCheckout();
    await checkout.chooseAddresses({ shippingId: 'home', billingId: 'office' });
    await checkout.chooseAddresses({ shippingId: '', billingId: '' });
    expect(checkout.environment.session.change.mock.calls).toEqual([
      [{ shippingAddressId: 'home' }],
      [{ billingAddressId: 'office' }],
    ]);
  });

  it('falls back when it did not work', async () => {
    const checkout = aCheckout();
    checkout.environment.session.change.mockRejectedValueOnce(new TypeError('fetch failed'));
    await checkout.choose({ shippingMethodId: 'express' });
    expect(checkout.$choice.get()).toEqual({});
    expect(checkout.$failure.get()).toBeInstanceOf(TypeError);
  });
});

describe('Everything that the page shows', () => {
  it('comes together, and one part that fails leaves the others alone', async () => {
    const checkout = aCheckout();
    checkout.store.responses['/salutation'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.load();
    expect([checkout.$places.get().state, checkout.$offers.get().state]).toEqual(['error', 'success']);
  });

  it('brings the states of countries that ask for them (C2)', async () => {
    const checkout = aCheckout();
    const germany = { id: 'DE', displayStateInRegistration: true, states: [{ id: 'by', name: 'Bayern' }] };
    const switzerland = { id: 'CH', displayStateInRegistration: false, states: [{ id: 'ag', name: 'Aargau' }] };
    checkout.store.responses['/country'] = () => ({
      elements: [germany, switzerland, { id: 'XX', shippingAvailable: false }],
    });
    await checkout.load();
    expect(checkout.store.requests.find(({ what }) => what === 'POST /country')?.body).toEqual({
      associations: { states: {} },
    });
    const states = checkout.$places
      .get()
      .value?.countries.map(({ id, states }) => [id, states?.map(({ name }) => name)]);
    expect(states).toEqual([
      ['DE', ['Bayern']],
      ['CH', []],
    ]);
  });

  it('is asked for again once it has failed, and a change of the cart that did not get through is made up for (D15)', async () => {
    const checkout = aCheckout();
    checkout.store.responses['/payment-method'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.load();
    expect(checkout.$offers.get().error).toBeInstanceOf(TypeError);
    delete checkout.store.responses['/payment-method'];
    await checkout.load();
    expect(checkout.$offers.get().state).toBe('success');
    expect(checkout.environment.cart.retry).toHaveBeenCalledTimes(2);
  });

  it('is forgotten with the guest (D6)', async () => {
    const checkout = aCheckout();
    await checkout.resetGuest();
    expect(calls(checkout)[0]).toBe('POST /account/logout');
    expect(checkout.environment.cart.forget).toHaveBeenCalledOnce();
    expect(checkout.environment.session.refresh).toHaveBeenCalledExactlyOnceWith('other');
    expect(checkout.environment.announce).toHaveBeenCalledOnce();
  });
});
