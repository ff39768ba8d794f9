import { issueInvoice } from '#store/document/issue-invoice.ts';
import { countIn } from '#store/limits/attempts.ts';
import { aPayment, completeOrder, move } from '#store/order-state/transition.ts';
import { mailPayment } from '#store/outbox/mail-order.ts';
import { knowBuyer } from '#store/records/checkout/customers.ts';
import { type OrderTransactionRow, readOrder, type StoredOrder, takeStep } from '#store/records/checkout/orders.ts';
import { grantDownloads, orderIdOf } from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import type { TransactionState } from '#store/rules/order/states.ts';
import type { Store } from '#store/store.ts';

/** How a payment may end. */
type Outcome = 'paid' | 'failed' | 'cancelled';

type End = { outcome: Outcome; now: Date };

const STEPS = { paid: 'paid', failed: 'fail', cancelled: 'cancel' } as const;

/** States in which a payment still waits for its end: what has brought money is undone by nothing that comes late. */
const WAITING: TransactionState[] = ['open', 'in_progress', 'unconfirmed', 'authorized', 'reminded'];

/** Where the money may arrive although nobody waits for it any more. */
const GIVEN_UP: TransactionState[] = ['failed', 'cancelled'];

/** Ends a payment that waits and tells the shopper; false when it had ended before. The one place where an order becomes paid. */
export async function settlePayment(
  store: Store,
  tx: Database,
  transactionId: string,
  { outcome, now }: End,
): Promise<boolean> {
  const storedPayment = await readPayment(tx, transactionId);
  if (!storedPayment || !WAITING.includes(storedPayment.payment.state)) return false;
  if ((await takeStep(tx, aPayment(storedPayment.payment), STEPS[outcome], now)) === null) return false;
  if (outcome === 'paid') await followPayment(store, tx, storedPayment, now);
  const { stored, payment } = storedPayment;
  // of an order that costs nothing there is no money to tell of
  if (payment.amount.total > 0 && (await isChange(store, tx, stored, { outcome, now })))
    await mailPayment(store, tx, stored, { payment, outcome, now });
  return true;
}

/** Money always is; that none came once an hour, however often somebody tries. */
async function isChange(store: Store, tx: Database, { order }: StoredOrder, { outcome, now }: End): Promise<boolean> {
  if (outcome === 'paid') return true;
  return (await countIn(tx, { config: store.config, now }, 'failed-payment', order.id)) === 0;
}

/**
 * Notes money that has arrived, whatever had become of its payment meanwhile: a fact is no refusal's matter.
 * False when it was noted before.
 */
export async function acceptMoney(store: Store, tx: Database, transactionId: string, now: Date): Promise<boolean> {
  const storedPayment = await readPayment(tx, transactionId);
  if (storedPayment && GIVEN_UP.includes(storedPayment.payment.state))
    await move(tx, aPayment(storedPayment.payment), 'reopen', now);
  return settlePayment(store, tx, transactionId, { outcome: 'paid', now });
}

type StoredPayment = { stored: StoredOrder; payment: OrderTransactionRow };

async function readPayment(tx: Database, transactionId: string): Promise<StoredPayment | undefined> {
  const orderId = await orderIdOf(tx, transactionId);
  const stored = orderId ? await readOrder(tx, orderId) : undefined;
  const payment = stored?.transactions.find(({ id }) => id === transactionId);
  return stored && payment && { stored, payment };
}

/** What a paid order gets: no other payment that still waits, and unless it is called off its files, its invoice and its end. */
async function followPayment(store: Store, tx: Database, { stored, payment }: StoredPayment, now: Date): Promise<void> {
  for (const other of stored.transactions)
    if (other.id !== payment.id && WAITING.includes(other.state)) await move(tx, aPayment(other), 'cancel', now);
  const { customerId, customer } = stored.order;
  // an order that costs nothing is paid by nobody
  if (payment.amount.total > 0) await knowBuyer(tx, { customerId, email: customer.email }, now);
  if (stored.order.state === 'cancelled') return;
  await grantDownloads(tx, stored.order.id, true);
  await issueInvoice(tx, stored, { id: payment.paymentMethodId, dueDays: null }, store.shopConfig, now);
  await completeOrder(tx, stored.order.id, now);
}
