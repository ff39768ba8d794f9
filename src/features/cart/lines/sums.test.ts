import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { aCart } from '../a-cart.ts';
import { SUM_WORDS } from '../words.server.ts';
import { sumsOf } from './sums.ts';

const wordsIn = (locale: Locale) =>
  mergeSlices(sliceOf(locale, 'cart', SUM_WORDS), sliceOf(locale, 'common', ['free']));

const rowTexts = (cart: Cart, locale: Locale = 'de', country?: string) =>
  sumsOf(cart, { locale, words: wordsIn(locale), country, interval: 0.05 }).map(({ label, note, amount }) =>
    `${label}${note ? ` (${note})` : ''} ${amount}`.replace(/\s/g, ' '),
  );

describe('The sums of a cart', () => {
  it('add up from the goods to the total, and name the VAT in it', () => {
    const { cart } = aCart().with('10-104', 1, 249).discount('WINTER10', -24.9).shipping(10.9).tax(8.1, 17.61);
    expect(rowTexts(cart, 'de', 'Schweiz')).toEqual([
      'Zwischensumme inkl. MWST 249.00',
      'WINTER10 −24.90',
      'Versand, Schweiz 10.90',
      'Total CHF 235.00',
      'darin 8,1 % MWST 17.61',
    ]);
  });

  it('show what shipping would cost and what is taken off', () => {
    const { cart } = aCart().with('10-104', 2, 100).shipping(10.9, -10.9);
    expect(rowTexts(cart).slice(1, 3)).toEqual(['Versand, geschätzt 10.90', 'Rabatt auf den Versand −10.90']);
  });

  it('name what takes the shipping off, once, and let a code for it be taken away', () => {
    const automatic = aCart().with('10-104', 2).shipping(10.9, -10.9).shippingDiscount('Gratisversand ab CHF 150').cart;
    expect(rowTexts(automatic)).toEqual([
      'Zwischensumme inkl. MWST 200.00',
      'Versand, geschätzt 10.90',
      'Gratisversand ab CHF 150 −10.90',
      'Total CHF 200.00',
    ]);
    const { cart } = aCart().with('10-104').shipping(10.9, -5).shippingDiscount('Brief', 'PORTO5');
    const rows = sumsOf(cart, { locale: 'de', words: wordsIn('de') });
    expect(rows.flatMap(({ remove }) => remove ?? [])).toEqual([{ lineId: 'Brief', label: 'Code PORTO5 entfernen' }]);
  });

  it('say that shipping costs nothing', () => {
    expect(rowTexts(aCart().with('10-104', 2).shipping(0).cart)[1]).toBe('Versand, geschätzt kostenlos');
  });

  it('leave shipping out when nothing is sent', () => {
    expect(rowTexts(aCart().download('60-101').cart)).toEqual(['Zwischensumme inkl. MWST 12.90', 'Total CHF 12.90']);
  });

  it('tell the rounding to the coin, and count it once (I5)', () => {
    const rounded = aCart().with('41-202', 3, 7.21).shipping(7.9).totalling(29.55).cart;
    expect(rowTexts(rounded).slice(0, 3)).toEqual([
      'Zwischensumme inkl. MWST 21.65',
      'Versand, geschätzt 7.90',
      'Total CHF 29.55',
    ]);
    const { cart } = aCart().with('41-202', 3, 7.21).shipping(7.92).totalling(29.55);
    expect(rowTexts(cart)).toContain('Rundung auf 5 Rappen −0.02');
  });

  it('leave net goods as they are (I5)', () => {
    const { cart } = aCart().with('41-202', 3, 7.21).totalling(23.4, 'net');
    expect(rowTexts(cart)[0]).toBe('Zwischensumme ohne MWST 21.63');
  });

  it('begin without VAT for professionals and add it before the total (A3)', () => {
    const { cart } = aCart().with('10-104', 1, 100).shipping(10).tax(8.1, 8.91).totalling(118.9, 'net');
    cart.price.netPrice = 110;
    expect(rowTexts(cart, 'fr-FR')).toEqual([
      'Sous-total hors TVA 100.00',
      'Frais de port, estimation 10.00',
      'Total hors TVA 110.00',
      'plus TVA 8,1 % 8.91',
      'Arrondi à 5 centimes −0.01',
      'Total (TVA comprise) CHF 118.90',
    ]);
  });

  it('offer to take a code away, but no automatic discount', () => {
    const { cart } = aCart().with('10-104').discount('WINTER10', -10).discount('', -5);
    const rows = sumsOf(cart, { locale: 'de', words: wordsIn('de') });
    expect(rows.map(({ remove }) => remove?.label)).toEqual([
      undefined,
      'Code WINTER10 entfernen',
      undefined,
      undefined,
    ]);
  });
});
