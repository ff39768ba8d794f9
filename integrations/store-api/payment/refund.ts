import { issueCreditNote } from '#store/document/issue-credit-note.ts';
import { refuse } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import type { RefundChange } from '#store/mail/order-mail.ts';
import { aPayment, move } from '#store/order-state/transition.ts';
import { mailRefund } from '#store/outbox/mail-order.ts';
import { amountText } from '#store/print/address-lines.ts';
import { type OrderTransactionRow, readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import {
  addRefund,
  endRefund,
  holdPayment,
  type RefundRow,
  readPendingRefund,
  refundedOf,
} from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import type { TransactionState } from '#store/rules/order/states.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';
import { handlerOf } from './handler.ts';
import { RefundRefused } from './refund-refused.ts';

const REFUNDABLE: TransactionState[] = ['paid', 'paid_partially', 'refunded_partially'];

/**
 * Pays an order back, all that is left of it or an amount in cents, for the shop's owner. It is noted before the
 * provider is asked: when the answer is lost, the next call asks for the same refund again instead of for a second one.
 * Answers how much goes back, and tells the customer.
 * @throws 404 unknown order, 400 nothing is paid or more than was paid; {RefundRefused} when the provider refuses
 */
export async function refundOrder(store: Store, orderId: string, amount: Cents | null, now: Date): Promise<Cents> {
  const begun = await store.records.transaction((tx) => beginRefund(tx, orderId, { amount, now }));
  const { stored, transaction, refund } = begun;
  const method = store.shopConfig.paymentMethods.find(({ id }) => id === transaction.paymentMethodId);
  try {
    if (method)
      await handlerOf(store.config, method).refund({ store, transaction, amount: refund.amount, key: refund.id });
  } catch (error) {
    if (error instanceof RefundRefused) await store.records.transaction((tx) => endRefund(tx, refund.id, 'failed'));
    throw error;
  }
  await store.records.transaction(async (tx) => {
    // Stripe's own message may have told us first
    if (!(await endRefund(tx, refund.id, 'done'))) return;
    await confirmRefund(store, tx, stored, { payment: transaction, amount: refund.amount, now });
    const isWhole = (await refundedOf(tx, transaction.id)) >= transaction.amount.total;
    await move(tx, aPayment(transaction), isWhole ? 'refund' : 'refund_partially', now);
  });
  return refund.amount;
}

type Begun = { stored: StoredOrder; transaction: OrderTransactionRow; refund: RefundRow };

async function beginRefund(
  tx: Database,
  orderId: string,
  requested: { amount: Cents | null; now: Date },
): Promise<Begun> {
  const stored = await readOrder(tx, orderId);
  if (!stored)
    throw refuse(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Order with id "${orderId}" not found.`, { orderId });
  const transaction = stored.transactions.find(({ state }) => REFUNDABLE.includes(state));
  if (!transaction) throw refuse(400, 'CHECKOUT__ORDER_NOT_REFUNDABLE', 'Nothing of this order is paid.', { orderId });
  await holdPayment(tx, transaction.id);
  const pending = await readPendingRefund(tx, transaction.id);
  if (pending) return { stored, transaction, refund: pending };
  const left = transaction.amount.total - (await refundedOf(tx, transaction.id));
  const amount = requested.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
    throw refuse(400, 'CHECKOUT__ORDER_NOT_REFUNDABLE', `Between 0.01 and ${amountText(left)} can be paid back.`, {
      amount,
      left,
    });
  const row = { id: newId(), transactionId: transaction.id, amount, state: 'pending' as const };
  const refund = { ...row, createdAt: requested.now.toISOString() };
  await addRefund(tx, refund);
  return { stored, transaction, refund };
}

/** What follows from money that has gone back, once a refund: its credit note, and word to the customer. */
export async function confirmRefund(
  store: Store,
  tx: Database,
  order: StoredOrder,
  { payment, amount, now }: Pick<RefundChange, 'payment' | 'amount'> & { now: Date },
): Promise<void> {
  const creditNote = await issueCreditNote(tx, { payment, amount }, store.shopConfig, now);
  await mailRefund(store, tx, order, { payment, amount, creditNote: creditNote?.number ?? null });
}
