import { issueCreditNote } from '#store/document/issue-credit-note.ts';
import { refuse } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { anOrder, aPayment, move } from '#store/order-state/transition.ts';
import { mailCredit } from '#store/outbox/mail-order.ts';
import { amountText } from '#store/print/address-lines.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { addRefund, holdPayment, refundedOf } from '#store/records/checkout/payments.ts';
import { decisivePayment, hasBroughtMoney } from '#store/rules/order/states.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';
import { orderWithNumber } from './by-number.ts';

/** Whether money can only be taken off what an order owes, because none has come that could go back. Pure. */
export function isOwed({ transactions, documents }: Pick<StoredOrder, 'transactions' | 'documents'>): boolean {
  const payment = decisivePayment(transactions);
  const isInvoiced = documents.some(({ type }) => type === 'invoice');
  return isInvoiced && payment !== undefined && !hasBroughtMoney(payment) && payment.state !== 'paid_partially';
}

/**
 * Takes an amount off an invoice that nobody has paid, or all that is left of it: a credit note corrects the books, and the
 * customer is told what is still to be paid. Once nothing is, the payment is called off and the order is done. Answers how much.
 * @throws 404 no such order; 400 never invoiced, paid, called off, still here as a whole, or more than is owed
 */
export async function creditOrder(store: Store, number: string, amount: Cents | null, now: Date): Promise<Cents> {
  return store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    const payment = decisivePayment(stored.transactions);
    if (stored.order.state === 'cancelled') throw isImpossible(`Order ${number} is called off: nothing is owed.`);
    if (!payment || !isOwed(stored))
      throw isImpossible(
        payment && hasBroughtMoney(payment)
          ? `Order ${number} is paid: pay it back instead.`
          : `Order ${number} has no invoice that waits for money.`,
      );
    await holdPayment(tx, payment.id);
    const left = payment.amount.total - (await refundedOf(tx, payment.id));
    const credited = amount ?? left;
    if (!Number.isSafeInteger(credited) || credited <= 0 || credited > left)
      throw isImpossible(`Between 0.01 and ${amountText(left)} can be credited.`);
    const isWhole = credited === left;
    if (isWhole && stored.order.state === 'open')
      throw isImpossible(`Order ${number} is still here as a whole: call it off instead.`);
    const row = { id: newId(), transactionId: payment.id, amount: credited, state: 'credited' as const };
    await addRefund(tx, { ...row, createdAt: now.toISOString() });
    const creditNote = await issueCreditNote(tx, { payment, amount: credited }, store.shopConfig, now);
    if (isWhole) {
      if (payment.state !== 'cancelled' && payment.state !== 'failed') await move(tx, aPayment(payment), 'cancel', now);
      if (stored.order.state === 'in_progress') await move(tx, anOrder(stored.order), 'complete', now);
    }
    const change = { payment, amount: credited, creditNote: creditNote?.number ?? null };
    await mailCredit(store, tx, stored, { ...change, left: left - credited });
    return credited;
  });
}

const isImpossible = (sentence: string) => refuse(400, 'CHECKOUT__ORDER_NOT_REFUNDABLE', sentence);
