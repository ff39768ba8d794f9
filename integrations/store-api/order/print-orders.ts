import { documentSheet } from '#store/document/download-document.ts';
import { drawSheets } from '#store/document/draw/invoice.ts';
import { issuerOf } from '#store/document/issue-credit-note.ts';
import { deliveryNoteOf, type Sheet } from '#store/document/sheet.ts';
import { refuse } from '#store/errors.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { readShipments } from '#store/records/checkout/shipments.ts';
import type { Store } from '#store/store.ts';
import { goodsLeft } from './article-quantity.ts';
import { orderWithNumber } from './by-number.ts';
import { findOrders } from './find-orders.ts';

/** Most orders in one file: some 40 KB and 20 ms each. */
const MOST_ORDERS = 200;

/** A PDF, and how many papers are in it. */
export type PrintedPapers = { file: Buffer; papers: number };

/** Delivery notes of orders in one PDF, a page or more each. @throws 404 no such order; 400 too many, or nothing to ship */
export async function printDeliveryNotes(store: Store, numbers: string[]): Promise<PrintedPapers> {
  const { shopConfig } = store;
  return print(numbers, async (number) => {
    const stored = await orderWithNumber(store.records.read, number);
    if (stored.deliveries.length === 0)
      throw isNothing('STORE__NOTHING_TO_SHIP', `Order ${number} has nothing to ship: it consists of files.`, {
        number,
      });
    return [deliveryNoteOf(await restOf(store, stored), shopConfig, issuerOf(shopConfig))];
  });
}

/** An order with the goods alone that have not left before the rest. */
async function restOf({ records }: Store, stored: StoredOrder): Promise<StoredOrder> {
  const sent = (await readShipments(records.read, stored.order.id)).flatMap(({ articles }) => articles);
  const left = new Map(goodsLeft(stored, sent).map(({ article, quantity }) => [article, quantity]));
  const lines = stored.lines.map((line) => {
    const article = String(line.payload.productNumber);
    const quantity = Math.min(line.quantity, left.get(article) ?? 0);
    left.set(article, (left.get(article) ?? 0) - quantity);
    return { ...line, quantity };
  });
  return { ...stored, lines: lines.filter(({ quantity }) => quantity > 0) };
}

/** Invoices and credit notes of orders in one PDF. @throws 404 no such order; 400 too many, or one that is not invoiced yet */
export async function printDocuments(store: Store, numbers: string[]): Promise<PrintedPapers> {
  return print(numbers, async (number) => {
    const stored = await orderWithNumber(store.records.read, number);
    if (stored.documents.length === 0)
      throw isNothing('STORE__NO_INVOICE_YET', `Order ${number} has no invoice yet: it comes with the payment.`, {
        number,
      });
    return Promise.all(stored.documents.map((document) => documentSheet(store, document, stored)));
  });
}

/** Numbers of the orders that may leave today, oldest first, as many as one file holds. */
export async function numbersToShip(store: Store): Promise<string[]> {
  const any = { state: null, from: null, before: null, search: null, payment: null, after: null };
  const span = { from: null, to: null, timeZone: store.shopConfig.shop.timezone };
  const query = { ...any, span, isToShip: true, isUnpaid: false, limit: MOST_ORDERS };
  return (await findOrders(store, query)).orders.map(({ order }) => order.number).reverse();
}

async function print(numbers: string[], sheetsOf: (number: string) => Promise<Sheet[]>): Promise<PrintedPapers> {
  if (numbers.length > MOST_ORDERS)
    throw isNothing('STORE__TOO_MANY_PAPERS', `Of ${numbers.length} orders, at most ${MOST_ORDERS} fit into a file.`, {
      most: MOST_ORDERS,
    });
  const sheets: Sheet[] = [];
  for (const number of new Set(numbers)) sheets.push(...(await sheetsOf(number)));
  const [first, ...others] = sheets;
  if (!first) throw isNothing('DOCUMENT__NOTHING_TO_PRINT', 'There is nothing to print.');
  return { file: await drawSheets(first, others), papers: sheets.length };
}

const isNothing = (code: string, sentence: string, parameters = {}) => refuse(400, code, sentence, parameters);
