// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cartFingerprint } from './cart-fingerprint.store.ts';

document.documentElement.lang = 'de-CH';
document.body.innerHTML = `<a data-badge="cart" data-label-zero="Warenkorb, leer" data-label-one="Warenkorb, {{count}} Stück"
  data-label-other="Warenkorb, {{count}} Artikel"><span class="count" hidden></span></a>`;
await import('./badge.client.ts');

/** What one sees and what one hears. */
function badge() {
  const count = document.querySelector<HTMLElement>('.count');
  return [count?.hidden ? '' : count?.textContent, document.querySelector('a')?.getAttribute('aria-label')];
}

describe('The number on the cart', () => {
  it('hides while the cart is empty', () => expect(badge()).toEqual(['', 'Warenkorb, leer']));

  it('follows the cart, in words too', () => {
    cartFingerprint.set('1 249 a*1');
    expect(badge()).toEqual(['1', 'Warenkorb, 1 Stück']);
    cartFingerprint.set('3 747 a*3');
    expect(badge()).toEqual(['3', 'Warenkorb, 3 Artikel']);
    cartFingerprint.set('120 1 a*120');
    expect(badge()).toEqual(['99+', 'Warenkorb, 120 Artikel']);
    cartFingerprint.set('0');
    expect(badge()).toEqual(['', 'Warenkorb, leer']);
  });

  it('survives what somebody else wrote into the storage', () => {
    cartFingerprint.set('nonsense');
    expect(badge()).toEqual(['', 'Warenkorb, leer']);
  });

  it('is kept for the next page, and follows another tab', () => {
    cartFingerprint.set('2 498 a*2');
    expect(localStorage.getItem('hof-cart')).toBe('2 498 a*2');
    localStorage.setItem('hof-cart', '5 1245 a*5');
    window.dispatchEvent(new StorageEvent('storage', { key: 'hof-cart' }));
    expect(badge()).toEqual(['5', 'Warenkorb, 5 Artikel']);
  });
});
