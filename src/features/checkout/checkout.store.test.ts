import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import { createCheckout, type World } from './checkout.store.ts';
import { emptyForm } from './checkout-form.ts';
import { CartChangedError } from './refusal.ts';
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
    asked: [] as { what: string; body?: unknown }[],
    cart: aCart().with('10-104', 2).cart,
    answers: {} as Record<string, () => unknown>,
  };
  const send = vi.fn(async (call: { method: string; path: string }, options?: { body?: unknown }) => {
    store.asked.push({ what: `${call.method} ${call.path}`, body: options?.body });
    const answer = store.answers[call.path];
    if (answer) return answer();
    if (call.path === '/checkout/order') return { id: 'an-order', orderNumber: '10001' };
    return { elements: [] };
  });
  const $context = atom<Loading<Context>>({ state: 'success', value: { token: 't', customer } as unknown as Context });
  const $cart = atom<Loading<Cart>>({ state: 'success', value: store.cart });
  const world = {
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
      forget: vi.fn(() => $cart.set(idle)),
    },
    origin: () => 'https://shop.test',
  };
  return { ...createCheckout(world as unknown as World), store, world };
}

const calls = ({ store }: ReturnType<typeof aCheckout>) => store.asked.map(({ what }) => what);

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

describe('An order', () => {
  it('registers the guest, looks at the cart again, and orders exactly that cart', async () => {
    const checkout = aCheckout();
    const order = await checkout.order(ruth);
    expect(order?.orderNumber).toBe('10001');
    expect(checkout.store.asked[0]).toEqual({
      what: 'POST /account/register',
      body: registrationOf(ruth, 'https://shop.test'),
    });
    expect(checkout.store.asked.at(-1)).toEqual({
      what: 'POST /checkout/order',
      body: { customerComment: 'Bitte klingeln', hash: 'a-hash' },
    });
    expect(checkout.$order.get().state).toBe('success');
    expect(checkout.world.cart.forget).toHaveBeenCalledOnce();
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
    checkout.store.answers['/checkout/order'] = () => {
      throw refused(status, code);
    };
    expect(await checkout.order(ruth)).toBeUndefined();
    expect(checkout.$order.get()).toMatchObject({ state: 'error', error: { status } });
    expect(checkout.world.cart.load).toHaveBeenCalledTimes(2);
    expect(checkout.world.cart.forget).not.toHaveBeenCalled();
  });

  it('can be tried again when the store could not be reached', async () => {
    const checkout = aCheckout();
    checkout.store.answers['/account/register'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.order(ruth);
    expect(checkout.$order.get().state).toBe('error');
    delete checkout.store.answers['/account/register'];
    expect((await checkout.order(ruth))?.id).toBe('an-order');
  });
});

describe('A choice', () => {
  it('is shown at once and gone when the session has it', async () => {
    const checkout = aCheckout();
    const chosen = checkout.choose({ paymentMethodId: 'twint' });
    expect(checkout.$choice.get()).toEqual({ paymentMethodId: 'twint' });
    await chosen;
    expect(checkout.$choice.get()).toEqual({});
    expect(checkout.world.session.change).toHaveBeenCalledWith({ paymentMethodId: 'twint' });
    expect(checkout.world.cart.load).toHaveBeenCalledOnce();
  });

  it('reads the session once more when the server has exchanged a method over it', async () => {
    const checkout = aCheckout();
    checkout.store.cart = aCart().with('10-104', 2).error('payment-method-changed', 0).cart;
    await checkout.choose({ countryId: 'DE' });
    expect(checkout.world.session.refresh).toHaveBeenCalledOnce();
  });

  it('falls back when it did not work', async () => {
    const checkout = aCheckout();
    checkout.world.session.change.mockRejectedValueOnce(new TypeError('fetch failed'));
    await checkout.choose({ shippingMethodId: 'express' });
    expect(checkout.$choice.get()).toEqual({});
    expect(checkout.$failure.get()).toBeInstanceOf(TypeError);
  });
});

describe('Everything that the page shows', () => {
  it('comes together, and one part that fails leaves the others alone', async () => {
    const checkout = aCheckout();
    checkout.store.answers['/salutation'] = () => {
      throw new TypeError('fetch failed');
    };
    await checkout.load();
    expect([checkout.$places.get().state, checkout.$offers.get().state]).toEqual(['error', 'success']);
  });

  it('is forgotten with the guest (D6)', async () => {
    const checkout = aCheckout();
    await checkout.resetGuest();
    expect(calls(checkout)[0]).toBe('POST /account/logout');
    expect(checkout.world.cart.forget).toHaveBeenCalledOnce();
    expect(checkout.world.session.refresh).toHaveBeenCalledOnce();
  });
});
