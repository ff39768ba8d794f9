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

/** What moves: its row, as the state machines see it. */
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

/** Takes a step that has to be possible. @throws 400 `SYSTEM__ILLEGAL_STATE_TRANSITION` when it is not */
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

/** Closes an order once it is both shipped and paid, whichever came last. Called after either, it looks at what is there now. */
export async function completeOrder(tx: Database, orderId: string, now: Date): Promise<void> {
  const stored = await readOrder(tx, orderId);
  if (!stored) return;
  const { order, deliveries, transactions } = stored;
  const [deliveryStates, payments] = [deliveries.map(({ state }) => state), transactions.map(({ state }) => state)];
  if (isDone(order.state, deliveryStates, payments)) await move(tx, anOrder(order), 'complete', now);
}

/** Takes a closed order up again when its money was taken away: it may be paid once more. */
export async function resumeOrder(tx: Database, orderId: string, now: Date): Promise<void> {
  const { order, transactions = [] } = (await readOrder(tx, orderId)) ?? {};
  if (order?.state !== 'completed' || transactions.some(({ state }) => state === 'paid')) return;
  const state = await move(tx, anOrder(order), 'reopen', now);
  await move(tx, anOrder({ ...order, state }), 'process', now);
}

/** The money for an order, once it has come: by which method, and when (ISO). */
export type Receipt = { paymentMethodId: string; at: string };

/** How an order was paid, also where the money went back since; null while none has come. */
export async function readReceipt(db: Database, { transactions }: StoredOrder): Promise<Receipt | null> {
  const payment = decisivePayment(transactions);
  if (!payment || !hasBroughtMoney(payment)) return null;
  const at = await readPaidAt(db, payment.id);
  return at === null ? null : { paymentMethodId: payment.paymentMethodId, at };
}
