import { describe, expect, it } from 'vitest';
import { availableMethod, mayPay } from './messages.ts';

const invoice = {
  currencies: null,
  availability: [
    { groups: ['private'], countries: ['CH', 'LI'], maxTotal: 200_000 },
    { groups: ['professional'], countries: ['CH', 'DE'], maxTotal: null },
  ],
};

describe('who may pay', () => {
  it.each([
    [{ group: 'private', country: 'CH', currency: 'CHF', total: 200_000 }, true],
    [{ group: 'private', country: 'CH', currency: 'CHF', total: 200_005 }, false],
    [{ group: 'private', country: 'DE', currency: 'CHF', total: 5_000 }, false],
    [{ group: 'professional', country: 'DE', currency: 'EUR', total: 900_000 }, true],
  ])('%j by invoice: %s', (payer, expected) => expect(mayPay(invoice, payer)).toBe(expected));

  it('asks for the currency where a method has one', () =>
    expect(
      mayPay({ ...invoice, currencies: ['CHF'] }, { group: 'private', country: 'CH', currency: 'EUR', total: 1 }),
    ).toBe(false));
});

describe('the method in use', () => {
  const methods = ['express', 'standard', 'pickup'].map((id, index) => ({ id, position: index + 1 }));
  it.each([
    ['express', ['express', 'standard'], 'express'],
    ['express', ['standard', 'pickup'], 'standard'],
    ['express', ['pickup'], 'pickup'],
    ['express', [], undefined],
  ])('%s chosen, %j available: %s', (chosen, open, expected) =>
    expect(availableMethod(methods, chosen, 'standard', ({ id }) => open.includes(id as never))?.id).toBe(expected),
  );
});
