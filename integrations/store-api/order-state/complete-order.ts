import { readOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/driver.ts';
import { isDone } from '#store/rules/order/payment.ts';
import { anOrder, move } from './transition.ts';

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
