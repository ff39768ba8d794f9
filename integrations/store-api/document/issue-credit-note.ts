import { newId } from '#store/id.ts';
import type { OrderTransactionRow } from '#store/records/checkout/orders.ts';
import { addDocument, nextNumber, type OrderDocumentRow, readDocuments } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { Issuer } from '#store/records/schema/document.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';

/** So much of a payment has gone back. */
type Given = { payment: OrderTransactionRow; amount: Cents };

/**
 * Corrects the invoice of an order by what has gone back, in the transaction that notes the refund: one credit note a
 * refund, its number without holes. Null for an order that was never invoiced.
 */
export async function issueCreditNote(
  tx: Database,
  { payment, amount }: Given,
  shopConfig: ShopConfig,
  now: Date,
): Promise<OrderDocumentRow | null> {
  const invoice = (await readDocuments(tx, payment.orderId)).find(({ type }) => type === 'invoice');
  if (!invoice) return null;
  const row: OrderDocumentRow = {
    id: newId(),
    orderId: payment.orderId,
    type: 'credit_note',
    number: await nextNumber(tx, 'credit_note'),
    deepLinkCode: newId(),
    paymentMethodId: payment.paymentMethodId,
    dueDays: null,
    amount,
    referencedId: invoice.id,
    issuer: issuerOf(shopConfig),
    createdAt: now.toISOString(),
  };
  await addDocument(tx, row);
  return row;
}

/** The shop as content knows it today. */
export function issuerOf({ shop }: ShopConfig): Issuer {
  const { street, zip, city, country } = shop.address;
  const { vatId, bank } = shop.legal;
  return { name: shop.legalName, street, zip, city, country, phone: shop.phone, email: shop.email, vatId, bank };
}
