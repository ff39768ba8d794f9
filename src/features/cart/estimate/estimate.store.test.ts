import { describe, expect, it } from 'vitest';
import type { Send } from '#store-api/client.ts';
import type { ContextChange } from '#store-api/contract/context.ts';
import { createEstimate } from './estimate.store.ts';

type PendingChange = { change: ContextChange; respond: () => void; fail: (error: unknown) => void };

/** A shop that delivers to Switzerland and Germany, and whose session answers when the test says so. */
function aShop() {
  const changes: PendingChange[] = [];
  let carts = 0;
  const elements = [
    { id: 'ch', shippingAvailable: true },
    { id: 'de', shippingAvailable: true },
    { id: 'us', shippingAvailable: false },
  ];
  const estimate = createEstimate({
    send: (async () => ({ elements })) as unknown as Send,
    session: {
      change: (change) =>
        new Promise<void>((resolve, reject) => changes.push({ change, respond: () => resolve(), fail: reject })),
    },
    cart: {
      load: async () => {
        carts += 1;
        return undefined;
      },
    },
  });
  return { ...estimate, requested: changes, carts: () => carts };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('The estimate of shipping', () => {
  it('offers the countries that the shop delivers to (A10)', async () => {
    const shop = aShop();
    await shop.loadCountries();
    expect(shop.$countries.get().value?.map(({ id }) => id)).toEqual(['ch', 'de']);
  });

  it('shows the choice at once, and reads the cart when the session is there', async () => {
    const shop = aShop();
    const chosen = shop.choose('de');
    expect(shop.$choice.get()).toBe('de');
    shop.requested[0]?.respond();
    await chosen;
    expect([shop.$choice.get(), shop.carts()]).toEqual([undefined, 1]);
  });

  it('sends the first and the last of quick choices, and reads the cart once (D15)', async () => {
    const shop = aShop();
    const chosen = shop.choose('de');
    shop.choose('fr');
    shop.choose('at');
    shop.requested[0]?.respond();
    await settled();
    shop.requested[1]?.respond();
    await chosen;
    expect(shop.requested.map(({ change }) => change.countryId)).toEqual(['de', 'at']);
    expect(shop.carts()).toBe(1);
  });

  it('says that it did not work, and goes back to where the session is', async () => {
    const shop = aShop();
    const chosen = shop.choose('de');
    shop.requested[0]?.fail(new TypeError('fetch failed'));
    await chosen;
    expect(shop.$choice.get()).toBeUndefined();
    expect(shop.$failure.get()).toBeInstanceOf(TypeError);
    shop.choose('ch');
    expect(shop.$failure.get()).toBeUndefined();
  });
});
