import { beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { addressMessages } from './calculate-cart.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

const [stored] = aStoredOrder({ salutation: 'mrs' }).addresses;
const right = { ...stored?.address, id: 'home', salutationId: idOf('salutation', 'mrs') };

/** What is said of somebody whose invoice goes to an address like that. */
const messagesFor = (change: object, isVirtual = true) => {
  const billing = { ...right, ...change };
  return addressMessages({ billing, shipping: right } as unknown as Shopper, shopConfig, isVirtual);
};

describe('An address that a cart is ordered with', () => {
  it('is not spoken of while it is right', () => expect(messagesFor({}, false)).toEqual([]));

  it.each([
    ['lies in a country that the shop has left', { countryId: 'gone' }, 'billing-address-blocked', 20],
    ['has no street', { street: ' ' }, 'billing-address-invalid', 20],
    ['has a postcode of another country', { zipcode: '80331' }, 'billing-address-invalid', 20],
    ['has no form of address', { salutationId: null }, 'salutation-missing-billing-address', 10],
    ['has one that the shop has left', { salutationId: 'gone' }, 'salutation-missing-billing-address', 10],
  ])('stops the order where it %s (H2)', (_, change, messageKey, level) =>
    expect(messagesFor(change)).toMatchObject([{ messageKey, level, blocks: true, isOnce: false }]),
  );

  it('of a parcel does not matter where nothing is sent', () => {
    const shopper = { billing: right, shipping: { ...right, street: '' } } as unknown as Shopper;
    const kinds = (isVirtual: boolean) =>
      addressMessages(shopper, shopConfig, isVirtual).map(({ messageKey }) => messageKey);
    expect([kinds(true), kinds(false)]).toEqual([[], ['shipping-address-invalid']]);
  });
});
