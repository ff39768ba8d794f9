import { inLanguage } from '#i18n/locales.ts';
import { readOrders, type StoredOrder } from '#store/records/checkout/orders.ts';
import { type OrderEvent, readOrderEvents } from '#store/records/cli/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { type Posting, postingsOf, reversalOf } from './postings.ts';

/** An amount with everything that bookkeeping asks of it. */
export type Entry = Posting & {
  /** When it counts: the invoice, the credit note, or that the order was called off; ISO. */
  at: string;
  /** Number of the invoice or credit note. */
  document: string | null;
  order: StoredOrder['order'];
  currency: string;
  /** Where the goods go, which decides the tax: ISO code. */
  country: string;
  paymentMethod: string;
};

/** Orders that are read at once. */
const PAGE = 200;

/**
 * @yields what was invoiced, paid back and called off in a span of moments, oldest first, a page at a time: a row for every
 * line and rate of tax. An order that nobody has invoiced has brought nothing.
 */
export async function* readEntries(
  { records, shopConfig }: Store,
  span: { from: Date | null; before: Date | null },
): AsyncGenerator<Entry[]> {
  const events = await readOrderEvents(records.read, span);
  for (let start = 0; start < events.length; start += PAGE) {
    const page = events.slice(start, start + PAGE);
    const ids = [...new Set(page.map(({ orderId }) => orderId))];
    const orders = new Map((await readOrders(records.read, ids, ids)).map((stored) => [stored.order.id, stored]));
    yield page.flatMap((event) => {
      const stored = orders.get(event.orderId);
      return stored ? entriesOf(stored, event, shopConfig) : [];
    });
  }
}

/** What one event of an order adds to the books. Pure. */
export function entriesOf(stored: StoredOrder, { documentId, at }: OrderEvent, shopConfig: ShopConfig): Entry[] {
  const { order, documents, deliveries, addresses, transactions } = stored;
  const document = documents.find(({ id }) => id === documentId);
  const place = addresses.find(({ id }) => id === (deliveries[0]?.addressId ?? order.billingAddressId))?.address;
  const methodId = document?.paymentMethodId ?? transactions.at(-1)?.paymentMethodId;
  const method = shopConfig.paymentMethods.find(({ id }) => id === methodId);
  const circumstances = {
    at,
    document: document?.number ?? null,
    order,
    currency: shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '',
    country: shopConfig.countries.find(({ id }) => id === place?.countryId)?.iso ?? '',
    paymentMethod: method ? inLanguage('de', method.name) : '',
  };
  return amountsOf(stored, document).map((posting) => ({ ...posting, ...circumstances }));
}

function amountsOf(stored: StoredOrder, document: StoredOrder['documents'][number] | undefined): Posting[] {
  if (document?.type === 'invoice') return postingsOf(stored);
  if (document) return reversalOf(stored, document.amount ?? 0, { kind: 'refund', label: '' });
  // what was invoiced and never paid is not owed any more; what was paid has its credit notes
  if (!stored.documents.some(({ type }) => type === 'invoice')) return [];
  const credited = stored.documents.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const left = stored.order.total - credited;
  return left > 0 ? reversalOf(stored, left, { kind: 'called off', label: '' }) : [];
}
