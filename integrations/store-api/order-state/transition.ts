import { refuse } from '#store/errors.ts';
import {
  type OrderDeliveryRow,
  type OrderRow,
  type OrderTransactionRow,
  readOrder,
  readPaidAt,
  type StoredOrder,
  type Subject,
  takeStep,
} from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { StateMachine, StateOf } from '#store/rules/order/states.ts';
import { decisivePayment, hasBroughtMoney, isDone } from '#store/rules/order/states.ts';

/** The subject of a transition, for an order. */
export const anOrder = ({ id, state }: OrderRow): Subject<'order'> => ({ machine: 'order', id, orderId: id, state });

export const aDelivery = ({ id, orderId, state }: OrderDeliveryRow): Subject<'order_delivery'> => ({
  machine: 'order_delivery',
  id,
  orderId,
  state,
});

export const aPayment = ({ id, orderId, state }: OrderTransactionRow): Subject<'order_transaction'> => ({
  machine: 'order_transaction',
  id,
  orderId,
  state,
});

/** Makes a transition. @throws 400 `SYSTEM__ILLEGAL_STATE_TRANSITION` when it is not possible */
export async function move<Machine extends StateMachine>(
  tx: Database,
  subject: Subject<Machine>,
  transitionName: string,
  now: Date,
): Promise<StateOf[Machine]> {
  const next = await takeStep(tx, subject, transitionName, now);
  if (next !== null) return next;
  const { state } = subject;
  throw refuse(
    400,
    'SYSTEM__ILLEGAL_STATE_TRANSITION',
    `Illegal transition "${transitionName}" from state "${state}".`,
    {
      transition: transitionName,
      currentState: state,
    },
  );
}

/** Completes an order once it is both shipped and paid. Called after either. */
export async function completeOrder(tx: Database, orderId: string, now: Date): Promise<void> {
  const stored = await readOrder(tx, orderId);
  if (!stored) return;
  const { order, deliveries, transactions } = stored;
  const [deliveryStates, payments] = [deliveries.map(({ state }) => state), transactions.map(({ state }) => state)];
  if (isDone(order.state, deliveryStates, payments)) await move(tx, anOrder(order), 'complete', now);
}

/** Reopens a completed order whose payment was reversed: it may be paid again. */
export async function resumeOrder(tx: Database, orderId: string, now: Date): Promise<void> {
  const { order, transactions = [] } = (await readOrder(tx, orderId)) ?? {};
  if (order?.state !== 'completed' || transactions.some(({ state }) => state === 'paid')) return;
  const state = await move(tx, anOrder(order), 'reopen', now);
  await move(tx, anOrder({ ...order, state }), 'process', now);
}

/** The payment that an order has received: method, and when (ISO). */
export type Receipt = { paymentMethodId: string; at: string };

/** How an order was paid, even if refunded since; null while it is unpaid. */
export async function readReceipt(db: Database, { transactions }: StoredOrder): Promise<Receipt | null> {
  const payment = decisivePayment(transactions);
  if (!payment || !hasBroughtMoney(payment)) return null;
  const at = await readPaidAt(db, payment.id);
  return at === null ? null : { paymentMethodId: payment.paymentMethodId, at };
}
