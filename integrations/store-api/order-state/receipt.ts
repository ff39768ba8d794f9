import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { readPaidAt } from '#store/records/checkout/states.ts';
import type { Database } from '#store/records/driver.ts';
import { decisivePayment, hasBroughtMoney } from '#store/rules/order/payment.ts';

/** The money for an order, once it has come: by which method, and when (ISO). */
export type Receipt = { paymentMethodId: string; at: string };

/** How an order was paid, also where the money went back since; null while none has come. */
export async function readReceipt(db: Database, { transactions }: StoredOrder): Promise<Receipt | null> {
  const payment = decisivePayment(transactions);
  if (!payment || !hasBroughtMoney(payment)) return null;
  const at = await readPaidAt(db, payment.id);
  return at === null ? null : { paymentMethodId: payment.paymentMethodId, at };
}
