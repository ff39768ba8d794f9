import { newId } from '#store/id.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { addDocument, nextNumber, readDocuments } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { issuerOf } from './issue-credit-note.ts';

/**
 * Invoices an order, once: when it is placed for what is paid later (invoice, prepayment), else when it is paid.
 * The number is taken in the transaction of the order, so that none is left out.
 */
export async function issueInvoice(
  tx: Database,
  { order }: Pick<StoredOrder, 'order'>,
  method: Pick<PaymentMethod, 'id' | 'dueDays'>,
  shopConfig: ShopConfig,
  now: Date,
): Promise<void> {
  const before = await readDocuments(tx, order.id);
  if (before.some(({ type }) => type === 'invoice')) return;
  await addDocument(tx, {
    id: newId(),
    orderId: order.id,
    type: 'invoice',
    number: await nextNumber(tx, 'invoice'),
    deepLinkCode: newId(),
    paymentMethodId: method.id,
    dueDays: method.dueDays,
    amount: null,
    referencedId: null,
    issuer: issuerOf(shopConfig),
    createdAt: now.toISOString(),
  });
}
