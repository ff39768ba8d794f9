// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $savedCarts, forgetCart, saveCart } from './saved-carts.store.ts';

const basket = (digit: number) => `${String(digit).padStart(32, '0')}.1`;
const NOW = new Date('2026-11-22T06:00:00Z');
const fromElsewhere = (text: string) => {
  localStorage.setItem('hof-saved-carts', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'hof-saved-carts' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  fromElsewhere('[]');
});

describe('Carts kept in this browser', () => {
  it('are there again, the newest first, each once', () => {
    saveCart(basket(1), ['Ofen'], NOW);
    saveCart(basket(2), ['Gabeln'], NOW);
    saveCart(basket(1), ['Ofen'], NOW);
    expect($savedCarts.get().map(({ names }) => names)).toEqual([['Ofen'], ['Gabeln']]);
    expect($savedCarts.get()[0]?.savedAt).toBe('2026-11-22T06:00:00.000Z');
    forgetCart(basket(1));
    expect($savedCarts.get()).toHaveLength(1);
  });

  it('are ten at most', () => {
    for (let cart = 0; cart < 12; cart += 1) saveCart(basket(cart), [], NOW);
    expect($savedCarts.get()).toHaveLength(10);
  });

  it('follow another tab, and survive what somebody else wrote there', () => {
    const good = { basket: basket(1), names: ['Ofen'], savedAt: NOW.toISOString() };
    fromElsewhere(JSON.stringify([good, null, { basket: 3 }, { ...good, names: [1] }, { ...good, savedAt: 'x' }]));
    expect($savedCarts.get()).toEqual([good]);
    fromElsewhere('{');
    expect($savedCarts.get()).toEqual([]);
  });

  it('say so where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(saveCart(basket(1), ['Ofen'], NOW)).toBe(false);
    expect($savedCarts.get()).toEqual([]);
  });
});
