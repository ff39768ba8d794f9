import type { Order } from '#store-api/contract/order.ts';

/** What became of the payment: nothing yet, under way or done, or it has to be tried again. */
export type PaymentOutcome = 'open' | 'settled' | 'broken';

const SETTLED = ['paid', 'paid_partially', 'authorized', 'in_progress', 'refunded', 'refunded_partially'];
const BROKEN = ['failed', 'cancelled'];

/** The outcome of the last transaction; the ones before it are history. */
export function paymentOutcome({ transactions }: Pick<Order, 'transactions'>): PaymentOutcome {
  const state = transactions?.at(-1)?.stateMachineState?.technicalName ?? 'open';
  if (SETTLED.includes(state)) return 'settled';
  return BROKEN.includes(state) ? 'broken' : 'open';
}
