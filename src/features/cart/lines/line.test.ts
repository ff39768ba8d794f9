import { describe, expect, it } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { CART_WORDS } from '../words.server.ts';
import { detailsOf, limitsOf } from './line.ts';

describe('The small print of a line', () => {
  it('names article number and options', () => {
    const options = [
      { group: 'Farbe', option: 'Grün' },
      { group: 'Länge', option: '2 m', translated: { option: '2 mètres' } },
    ];
    expect(detailsOf({ payload: { productNumber: '10-104-GR', options } })).toBe('10-104-GR, Grün, 2 mètres');
  });
  it('copes with a server that sends none', () => {
    expect(detailsOf({ payload: {} })).toBe('');
    expect(detailsOf({ payload: { productNumber: '60-101', options: 'odd' } })).toBe('60-101');
    expect(detailsOf({ payload: { options: [null, { option: 3 }] } })).toBe('');
  });
});

describe('What a quantity has to keep to (C4, E10)', () => {
  const words = sliceOf('de', 'cart', CART_WORDS);
  const limitsFor = (minPurchase: number, purchaseSteps: number, maxPurchase: number, quantity: number) =>
    limitsOf({ quantityInformation: { minPurchase, purchaseSteps, maxPurchase } }, quantity, words);

  it('is said where it is not simply one or more', () => {
    expect(limitsFor(2, 3, 100, 5)).toBe('Mindestens 2 Stück · In Schritten von 3');
    expect(limitsFor(1, 1, 100, 5)).toBeUndefined();
    expect(limitsOf({}, 5, words)).toBeUndefined();
  });

  it('ends where there is no more', () => expect(limitsFor(1, 1, 5, 5)).toBe('Höchstens 5 Stück'));
});
