import { describe, expect, it } from 'vitest';
import type { DeliveryState, OrderState, TransactionState } from './states.ts';
import { awaitedPayment, cancelObstacle, decisivePayment, isCancellable, isDone, paymentObstacle } from './states.ts';

describe('the payment that an order is judged by', () => {
  it.each<[TransactionState[], TransactionState, string]>([
    [['failed', 'open'], 'open', 'the last while none has brought money'],
    [['paid', 'cancelled'], 'paid', 'the one that was paid late'],
    [['refunded', 'cancelled'], 'refunded', 'the one that was paid back'],
    [['paid', 'refunded'], 'paid', 'the one that keeps the money'],
    [['chargeback', 'open'], 'open', 'the last when the money was taken away'],
  ])('among %j is «%s»: %s', (states, state) => {
    expect(decisivePayment(states.map((each) => ({ state: each })))).toEqual({ state });
  });

  it('is none where there is none', () => {
    expect(decisivePayment([])).toBeUndefined();
  });
});

const times = (count: number, state: TransactionState): TransactionState[] => Array(count).fill(state);

describe('another way to pay', () => {
  it.each<[OrderState, TransactionState[], string | null]>([
    ['open', ['open'], null],
    ['in_progress', ['open'], null],
    ['open', ['failed'], null],
    ['open', ['cancelled', 'reminded'], null],
    ['open', ['chargeback'], null],
    ['open', ['unconfirmed'], null],
    ['open', ['in_progress'], 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    ['open', ['authorized'], 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    ['open', ['refunded'], 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    ['open', [], 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    ['open', times(9, 'failed'), null],
    ['open', times(10, 'failed'), 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    // the tenth may still be paid
    ['open', [...times(9, 'failed'), 'open'], null],
    ['completed', ['open'], 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE'],
    ['cancelled', ['cancelled'], 'CHECKOUT__ORDER_ORDER_CANCELLED'],
    ['open', ['paid'], 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'],
    // money that came late, for a payment that had been replaced
    ['open', ['paid', 'cancelled'], 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'],
    ['cancelled', ['paid'], 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'],
  ])('of an order that is %s, with payments %j: %s', (order, payments, obstacle) => {
    expect(paymentObstacle(order, payments)).toBe(obstacle);
  });
});

describe('calling an order off', () => {
  it.each<[OrderState, DeliveryState[], TransactionState[], boolean]>([
    ['open', ['open'], ['open'], true],
    ['open', [], ['failed'], true],
    ['in_progress', ['open', 'open'], ['cancelled', 'open'], true],
    ['open', ['open'], ['in_progress'], false],
    ['open', ['shipped'], ['open'], false],
    ['open', ['open', 'shipped_partially'], ['open'], false],
    ['open', ['open'], ['paid'], false],
    ['open', ['open'], ['paid_partially', 'open'], false],
    ['open', ['open'], ['refunded'], true],
    ['open', ['open'], ['refunded_partially'], false],
    ['in_progress', ['shipped'], ['refunded'], false],
    ['completed', ['open'], ['open'], false],
    ['cancelled', ['cancelled'], ['cancelled'], false],
  ])('that is %s, with parcels %j and payments %j: %s', (order, deliveries, payments, may) => {
    expect(isCancellable(order, deliveries, payments)).toBe(may);
  });
});

describe('an order', () => {
  it.each<[OrderState, DeliveryState[], TransactionState[], boolean]>([
    ['in_progress', ['shipped', 'shipped'], ['failed', 'paid'], true],
    ['in_progress', ['shipped'], ['refunded_partially'], true],
    ['in_progress', ['shipped'], ['open'], false],
    ['in_progress', ['shipped'], ['paid_partially'], false],
    ['in_progress', ['shipped'], ['chargeback'], false],
    ['in_progress', ['shipped', 'open'], ['paid'], false],
    ['open', [], ['paid'], false],
    ['cancelled', ['cancelled'], ['paid'], false],
  ])('that is %s, with parcels %j and payments %j, is done: %s', (order, deliveries, payments, is) => {
    expect(isDone(order, deliveries, payments)).toBe(is);
  });
});

describe('goods', () => {
  const by = (isOnInvoice: boolean, ...states: TransactionState[]) =>
    awaitedPayment(states.map((state) => ({ state, isOnInvoice })))?.state ?? null;
  it.each<[boolean, TransactionState[], TransactionState | null]>([
    [false, ['open'], 'open'],
    [false, ['failed', 'paid'], null],
    [false, ['paid', 'cancelled'], null],
    [false, ['refunded_partially'], null],
    [false, ['refunded'], 'refunded'],
    [false, ['chargeback'], 'chargeback'],
    [true, ['open'], null],
    [true, ['reminded'], null],
    [true, ['chargeback'], 'chargeback'],
    [true, ['cancelled'], 'cancelled'],
  ])('on invoice: %j, after payments %j wait for %j', (isOnInvoice, states, awaited) => {
    expect(by(isOnInvoice, ...states)).toBe(awaited);
  });
});

it.each([
  ['open', 'open', 'open', null],
  ['in_progress', 'open', 'refunded', null],
  ['cancelled', 'cancelled', 'cancelled', 'called off'],
  ['completed', 'shipped', 'paid', 'shipped'],
  ['open', 'open', 'paid', 'paid'],
  ['open', 'open', 'refunded_partially', 'paid'],
  ['open', 'open', 'in_progress', 'being paid'],
] as const)('an order %s, %s and %s can’t be called off by the shop: %j', (order, delivery, payment, obstacle) => {
  expect(cancelObstacle(order, [delivery], [payment])).toBe(obstacle);
});
