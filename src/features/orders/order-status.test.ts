import { describe, expect, it } from 'vitest';
import { isCancellable, isPaymentOpen, statusOf } from './order-status.ts';

const at = (technicalName: string) => ({ technicalName, name: technicalName });
const anOrder = (order: string, payment: string, delivery: string) => ({
  stateMachineState: at(order),
  transactions: [
    { id: 'first', stateMachineState: at('failed') },
    { id: 'last', stateMachineState: at(payment) },
  ],
  deliveries: [{ stateMachineState: at(delivery) }],
});

describe('Where an order stands', () => {
  it.each([
    ['cancelled', 'paid', 'shipped', 'order cancelled'],
    ['open', 'failed', 'open', 'transaction failed'],
    ['in_progress', 'refunded', 'shipped', 'transaction refunded'],
    ['in_progress', 'reminded', 'shipped', 'transaction reminded'],
    ['in_progress', 'open', 'shipped', 'delivery shipped'],
    ['open', 'open', 'open', 'transaction open'],
    ['open', 'paid', 'open', 'order open'],
    ['in_progress', 'paid', 'open', 'order in_progress'],
    ['completed', 'paid', 'shipped', 'delivery shipped'],
  ])('%s, %s, %s: %s', (order, payment, delivery, expected) => {
    const { kind, state } = statusOf(anOrder(order, payment, delivery));
    expect(`${kind} ${state}`).toBe(expected);
  });
});

describe('What can still be done', () => {
  it.each([
    ['open', 'open', 'open', true],
    ['open', 'failed', 'open', true],
    ['open', 'paid', 'open', false],
    ['open', 'open', 'shipped', false],
    ['in_progress', 'open', 'open', false],
    ['cancelled', 'open', 'open', false],
  ])('an order that is %s, %s, %s can be called off: %s', (order, payment, delivery, isPossible) =>
    expect(isCancellable(anOrder(order, payment, delivery))).toBe(isPossible),
  );

  it('is another way to pay, until it is paid or called off (D5)', () => {
    expect(isPaymentOpen(anOrder('in_progress', 'open', 'shipped'))).toBe(true);
    expect(isPaymentOpen(anOrder('open', 'paid', 'open'))).toBe(false);
    expect(isPaymentOpen(anOrder('cancelled', 'failed', 'open'))).toBe(false);
  });
});
