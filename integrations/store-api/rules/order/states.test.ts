import { describe, expect, it } from 'vitest';
import { MACHINES, stateAfter } from './states.ts';

describe('the course of an order', () => {
  it.each([
    ['open', 'process', 'in_progress'],
    ['open', 'cancel', 'cancelled'],
    ['open', 'complete', null],
    ['in_progress', 'complete', 'completed'],
    ['in_progress', 'cancel', 'cancelled'],
    ['completed', 'cancel', null],
    ['completed', 'reopen', 'open'],
    ['cancelled', 'cancel', null],
    ['cancelled', 'reopen', 'open'],
  ] as const)('from %s by «%s» leads to %s', (from, transition, to) => {
    expect(stateAfter('order', from, transition)).toBe(to);
  });
});

describe('the course of a parcel', () => {
  it.each([
    ['open', 'ship', 'shipped'],
    ['open', 'ship_partially', 'shipped_partially'],
    ['open', 'retour', null],
    ['shipped_partially', 'ship', 'shipped'],
    ['shipped', 'ship', null],
    ['shipped', 'retour', 'returned'],
    ['returned_partially', 'retour', 'returned'],
    ['returned', 'cancel', null],
    ['cancelled', 'ship', null],
  ] as const)('from %s by «%s» leads to %s', (from, transition, to) => {
    expect(stateAfter('order_delivery', from, transition)).toBe(to);
  });
});

describe('the course of a payment', () => {
  it.each([
    ['open', 'paid', 'paid'],
    ['open', 'process', 'in_progress'],
    ['open', 'refund', null],
    ['in_progress', 'paid', 'paid'],
    ['paid', 'paid', null],
    ['paid', 'fail', null],
    ['paid', 'refund', 'refunded'],
    ['paid', 'refund_partially', 'refunded_partially'],
    ['refunded_partially', 'refund_partially', 'refunded_partially'],
    ['refunded_partially', 'refund', 'refunded'],
    ['refunded', 'refund', null],
    ['failed', 'paid', 'paid'],
    ['cancelled', 'paid', null],
    ['cancelled', 'reopen', 'open'],
  ] as const)('from %s by «%s» leads to %s', (from, transition, to) => {
    expect(stateAfter('order_transaction', from, transition)).toBe(to);
  });
});

describe('every machine', () => {
  it.each(Object.entries(MACHINES))('%s leads only to states that it knows, and reaches each of them', (_, machine) => {
    const targets = Object.values(machine).flatMap((transitions) => Object.values(transitions));
    expect(new Set(['open', ...targets])).toEqual(new Set(Object.keys(machine)));
  });

  it('refuses words that are no transitions, also those that every object has', () => {
    for (const odd of ['', 'toString', '__proto__', 'PAID']) expect(stateAfter('order', 'open', odd)).toBeNull();
  });
});
