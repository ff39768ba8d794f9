import { describe, expect, it } from 'vitest';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { ItemToAdd } from '../change/change.ts';
import { createOffered } from './offered.store.ts';

const id = (digit: number) => String(digit).padStart(32, '0');
const price = (unitPrice: number, quantity = 1) => ({
  ...{ unitPrice, quantity, totalPrice: unitPrice, calculatedTaxes: [], taxRules: [] },
});

/** A shop with an oven in stock, forks with tiered prices, and a grill that is sold out; and what was added to the cart. */
function aShop() {
  const shop = { isDown: false, requestCount: 0, added: [] as (readonly ItemToAdd[])[] };
  const elements = [
    { id: id(1), name: 'Ofen', available: true, calculatedPrice: price(249), calculatedPrices: [] },
    {
      ...{ id: id(2), name: 'Gabeln', available: true, calculatedPrice: price(29.5) },
      calculatedPrices: [price(29.5, 2), price(27, 3)],
    },
    { id: id(3), name: 'Grill', available: false, calculatedPrice: price(99) },
    { id: id(4), name: 'Farben', available: true, childCount: 3, calculatedPrice: price(99) },
  ];
  const send = (async () => {
    shop.requestCount += 1;
    if (shop.isDown) throw new TypeError('fetch failed');
    return { elements };
  }) as unknown as Send;
  const addProducts = async (items: readonly ItemToAdd[]) => {
    shop.added.push(items);
    return shop.isDown ? undefined : ({} as Cart);
  };
  return Object.assign(shop, createOffered(send, { addProducts }));
}

describe('A cart that somebody has sent', () => {
  it('is shown with today’s prices and puts nothing in by itself', async () => {
    const shop = aShop();
    await shop.show(`${id(1)}.1~${id(2)}.2`);
    expect(shop.$offered.get().value).toMatchObject({
      lines: [
        { line: { label: 'Ofen' }, quantity: 1, unitPrice: 24900, isAvailable: true },
        { line: { label: 'Gabeln' }, quantity: 2, unitPrice: 2950 },
      ],
      gone: 0,
      isWhole: true,
    });
    expect(shop.added).toEqual([]);
    await shop.show(`${id(2)}.5`);
    expect(shop.$offered.get().value?.lines[0]?.unitPrice).toBe(2700);
  });

  it('says what is no longer there, and puts in the rest', async () => {
    const shop = aShop();
    await shop.show(`${id(1)}.2~${id(3)}.1~${id(4)}.1~${id(9)}.1`);
    expect(shop.$offered.get().value?.gone).toBe(1);
    expect(shop.$offered.get().value?.lines.map(({ isAvailable }) => isAvailable)).toEqual([true, false, false]);
    expect(await shop.accept()).toBe(true);
    expect(shop.added[0]?.map(({ productId, quantity }) => [productId, quantity])).toEqual([[id(1), 2]]);
    expect(shop.$offered.get().state).toBe('idle');
  });

  it('asks the store nothing about a text that asks for nothing', async () => {
    const shop = aShop();
    await shop.show('javascript:alert(1)');
    expect(shop.$offered.get().value).toEqual({ lines: [], gone: 0, isWhole: false });
    expect(shop.requestCount).toBe(0);
  });

  it('stays when the store is down, and can be read again (D15)', async () => {
    const shop = aShop();
    shop.isDown = true;
    await shop.show(`${id(1)}.1`);
    expect(shop.$offered.get().state).toBe('error');
    shop.isDown = false;
    await shop.show(`${id(1)}.1`);
    shop.isDown = true;
    expect(await shop.accept()).toBe(false);
    expect(shop.$offered.get().value?.lines).toHaveLength(1);
  });
});
