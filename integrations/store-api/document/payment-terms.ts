import { inLanguage } from '#i18n/locales.ts';
import type { Receipt } from '#store/order-state/receipt.ts';
import type { OrderDocumentRow } from '#store/records/checkout/documents.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { INVOICE_WORDS } from './words.ts';

/** What an invoice says of its payment, and whether it asks for a transfer. */
export type Terms = { note: string; isDue: boolean };

/** How days are written, and how the money came for an invoice that was sent before it. */
type TermsContext = { day: (iso: string) => string; receipt: Receipt | null };

/**
 * The terms of an invoice as they stand today: it asks for nothing once the order is paid, called off, or to be paid
 * in a way that needs no transfer (docs/decisions/029). One that came with the money says so for good. Pure.
 */
export function paymentTerms(
  { dueDays, createdAt, paymentMethodId }: OrderDocumentRow,
  { order, transactions }: StoredOrder,
  { paymentMethods }: ShopConfig,
  { day, receipt }: TermsContext,
): Terms {
  const words = INVOICE_WORDS[order.locale];
  const method = (methodId: string | undefined) => paymentMethods.find(({ id }) => id === methodId);
  const name = (methodId: string | undefined) => inLanguage(order.locale, method(methodId)?.name ?? { de: '' });
  const paid = (at: string, by: string) => ({ note: words.paid(day(at), name(by)), isDue: false });
  if (dueDays === null) return paid(createdAt, paymentMethodId);
  if (receipt) return paid(receipt.at, receipt.paymentMethodId);
  if (order.state === 'cancelled') return { note: words.calledOff, isDue: false };
  const chosen = transactions.at(-1)?.paymentMethodId;
  if (method(chosen)?.dueDays === null) return { note: words.payBy(name(chosen)), isDue: false };
  const until = new Date(Date.parse(createdAt) + dueDays * MS_PER_DAY).toISOString();
  return { note: words.payable(dueDays, day(until)), isDue: true };
}

const MS_PER_DAY = 86_400_000;
