import { findOrders, type OrderQuery } from '#store/order/find-orders.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { readLatestCustomers } from '#store/records/cli/customers.ts';
import { readWrittenReviews } from '#store/records/cli/reviews.ts';
import { readWaitingMessages } from '#store/records/contact/messages.ts';
import { countFailedMails } from '#store/records/mail/mails.ts';
import { listReturns } from '#store/return/return.ts';
import { listStock } from '#store/stock/stock.ts';
import type { Store } from '#store/store.ts';

/** What may wait for the merchant. */
export type ChoreKind =
  | 'ship'
  | 'overdue'
  | 'unpaid'
  | 'oversold'
  | 'low stock'
  | 'review'
  | 'application'
  | 'return'
  | 'message'
  | 'failed mail';

/** Something to be done: how often, and the first few of it by number, name or id. */
export type Chore = { kind: ChoreKind; count: number; first: string[] };

/** Orders and messages that are looked at, at most: beyond, the number says “at least”. */
const MOST_ORDERS = 1000;

/** Articles of which there are fewer pieces are little. */
const LITTLE = 3;

const SHOWN = 5;
const MS_PER_DAY = 86_400_000;

/** What is to be done now, most urgent first; what there is nothing of is left out. */
export async function readToday(store: Store, now: Date): Promise<Chore[]> {
  const { records } = store;
  const [toShip, unpaid] = [await ordersOf(store, { isToShip: true }), await ordersOf(store, { isUnpaid: true })];
  const isOverdue = (stored: StoredOrder) => dueAt(stored) < now.toISOString();
  const stock = await listStock(store, LITTLE);
  const applying = readLatestCustomers(records.read, { isApplying: true, limit: null, from: null, before: null });
  const reviews = await readWrittenReviews(records.read, { isWaiting: true });
  const returns = await listReturns(store, 'requested', MOST_ORDERS);
  const received = await listReturns(store, 'received', MOST_ORDERS);
  const messages = await readWaitingMessages(records.read, MOST_ORDERS);
  const failed = await countFailedMails(records.read);
  const chores: Chore[] = [
    chore('ship', numbersOf(toShip).reverse()),
    chore('overdue', numbersOf(unpaid.filter(isOverdue)).reverse()),
    chore('unpaid', numbersOf(unpaid.filter((stored) => !isOverdue(stored))).reverse()),
    chore(
      'oversold',
      stock.filter(({ available }) => available < 0).map(({ number }) => number),
    ),
    chore(
      'low stock',
      stock.filter(({ available }) => available >= 0).map(({ number }) => number),
    ),
    chore(
      'review',
      reviews.map(({ article }) => article),
    ),
    chore(
      'application',
      (await Array.fromAsync(applying)).flat().map(({ email }) => email),
    ),
    chore(
      'return',
      [...received, ...returns].map(({ number }) => number),
    ),
    chore(
      'message',
      messages.map(({ message }) => message.email),
    ),
    { kind: 'failed mail', count: failed, first: [] },
  ];
  return chores.filter(({ count }) => count > 0);
}

const chore = (kind: ChoreKind, all: string[]): Chore => ({ kind, count: all.length, first: all.slice(0, SHOWN) });

const numbersOf = (orders: StoredOrder[]): string[] => orders.map(({ order }) => order.number);

async function ordersOf(store: Store, query: Partial<OrderQuery>): Promise<StoredOrder[]> {
  const any = { state: null, from: null, before: null, search: null, payment: null, after: null };
  const span = { from: null, to: null, timeZone: store.shopConfig.shop.timezone };
  const whole = { ...any, span, isToShip: false, isUnpaid: false, limit: MOST_ORDERS, ...query };
  return (await findOrders(store, whole)).orders;
}

/** Until when an invoice is to be paid; ISO. What is paid at once is never overdue. Pure. */
function dueAt({ documents }: StoredOrder): string {
  const invoice = documents.find(({ type, dueDays }) => type === 'invoice' && dueDays !== null);
  if (!invoice) return '9999';
  return new Date(Date.parse(invoice.createdAt) + (invoice.dueDays ?? 0) * MS_PER_DAY).toISOString();
}
