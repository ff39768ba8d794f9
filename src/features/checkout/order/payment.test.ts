import { describe, expect, it } from 'vitest';
import { isWebAddress, redirectAfterMs } from '../redirect.ts';
import { moneyOf, paymentOutcome } from './payment.ts';

const paidBy = (...states: string[]) => ({
  transactions: states.map((technicalName, index) => ({ id: `${index}`, stateMachineState: { technicalName } })),
});

describe('The payment of an order', () => {
  it.each([
    [['open'], 'open'],
    [['unconfirmed'], 'open'],
    [[], 'open'],
    [['paid'], 'settled'],
    [['in_progress'], 'settled'],
    [['failed'], 'broken'],
    [['cancelled'], 'broken'],
    [['cancelled', 'open'], 'open'],
    [['failed', 'paid'], 'settled'],
    [['paid', 'cancelled'], 'settled'],
    [['refunded', 'cancelled'], 'settled'],
    [['in_progress', 'failed'], 'broken'],
  ])('after %j is %s', (states, expected) => expect(paymentOutcome(paidBy(...states))).toBe(expected));

  it.each([
    [['paid'], 'paid'],
    [['failed', 'paid'], 'paid'],
    [['in_progress'], 'paying'],
    [['authorized'], 'paying'],
    [['open'], undefined],
    [['refunded'], undefined],
    [['paid_partially'], undefined],
  ])('after %j is called paid only when the money is here: %s (D5)', (states, expected) =>
    expect(moneyOf(paidBy(...states))).toBe(expected),
  );

  it('goes on after five seconds (I2)', () => expect(redirectAfterMs).toBe(5000));

  it.each([
    ['https://pay.test/x', true],
    ['http://127.0.0.1:4321/payment/card/abc', true],
    ['javascript:alert(1)', false],
    ['/payment', false],
    ['', false],
    [null, false],
  ])('follows %j: %s', (url, expected) => expect(isWebAddress(url)).toBe(expected));
});
