import { decisivePayment, paymentOutcome } from '#features/checkout/order/payment.ts';
import type { Order } from '#store-api/contract/order.ts';

/** Where an order stands: of its three states the one that matters most to who has ordered. */
export type OrderStatus = { kind: 'order' | 'transaction' | 'delivery'; state: string; tone: '' | 'low' | 'out' };

type States = Pick<Order, 'stateMachineState' | 'transactions' | 'deliveries'>;

/** Called off counts first, then money that failed to come, then the parcel, then money to come, then the order itself. */
export function statusOf(order: States): OrderStatus {
  const state = order.stateMachineState?.technicalName ?? 'open';
  const payment = decisivePayment(order)?.stateMachineState?.technicalName ?? 'open';
  const delivery = order.deliveries?.[0]?.stateMachineState?.technicalName ?? 'open';
  if (state === 'cancelled') return { kind: 'order', state, tone: 'out' };
  if (isOver(payment)) return { kind: 'transaction', state: payment, tone: 'out' };
  if (isDue(order, payment)) return { kind: 'transaction', state: payment, tone: 'low' };
  if (delivery !== 'open') return { kind: 'delivery', state: delivery, tone: '' };
  if (payment === 'open') return { kind: 'transaction', state: payment, tone: 'low' };
  return { kind: 'order', state, tone: '' };
}

const isOver = (payment: string): boolean => payment === 'refunded' || payment === 'chargeback';

const isDue = (order: States, payment: string): boolean =>
  paymentOutcome(order) === 'broken' || payment === 'reminded' || payment === 'unconfirmed';

/** Whether the shopper may call the order off: nothing is paid and nothing is packed. The store has the last word. */
export function isCancellable(order: States): boolean {
  const state = order.stateMachineState?.technicalName ?? 'open';
  const isPacked = order.deliveries?.some(({ stateMachineState: at }) => (at?.technicalName ?? 'open') !== 'open');
  return state === 'open' && !isPacked && paymentOutcome(order) !== 'settled';
}

/** Whether the way to pay can still be changed. */
export const isPaymentOpen = (order: States): boolean =>
  order.stateMachineState?.technicalName !== 'cancelled' && paymentOutcome(order) !== 'settled';
