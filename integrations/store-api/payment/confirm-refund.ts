import { issueCreditNote } from '#store/document/issue-credit-note.ts';
import type { RefundChange } from '#store/mail/refund-mail.ts';
import { mailRefund } from '#store/outbox/mail-order.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';

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
