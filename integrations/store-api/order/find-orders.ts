import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { type OrderFilter, readLatestOrders } from '#store/records/cli/orders.ts';
import { decisivePayment, type TransactionState } from '#store/rules/order/states.ts';
import { type Day, wallClock } from '#store/rules/shipping/shipping.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { awaitedOf } from './by-number.ts';

/** What is looked for; null: any. */
export type OrderQuery = Pick<OrderFilter, 'state' | 'from' | 'before'> & {
  /** A part of the number, a name, the company or the e-mail address; capitals and accents don’t matter. */
  search: string | null;
  /** State of the payment that an order is judged by. */
  payment: TransactionState | null;
  /** Only what may leave today: not sent yet, and paid or on invoice. */
  isToShip: boolean;
  /** Only what has not been paid and is waited for. */
  isUnpaid: boolean;
  /** Those that come after this number in the list; the last of the page before. */
  after: string | null;
  limit: number;
  /** Days by the shop's clock, of which `from` and `before` are a little more; null: without a limit. */
  span: { from: Day | null; to: Day | null; timeZone: string };
};

/** A page of orders, newest first, and after which number the next one begins; null: that was all. */
export type OrderPage = { orders: StoredOrder[]; next: string | null };

/** Orders as their owner looks for them. Reads no further than the page needs. */
export async function findOrders({ records, shopConfig }: Store, query: OrderQuery): Promise<OrderPage> {
  const { state, from, before, after, search, limit } = query;
  const filter = { state, from, before, after, search, limit: null, isOpen: query.isToShip || query.isUnpaid };
  const orders: StoredOrder[] = [];
  for await (const page of readLatestOrders(records.read, filter))
    for (const stored of page) {
      if (!matches(stored, query, shopConfig)) continue;
      if (orders.length === limit) return { orders, next: orders.at(-1)?.order.number ?? null };
      orders.push(stored);
    }
  return { orders, next: null };
}

/** Whether an order is one of those that are looked for. Pure. */
export function matches(
  stored: StoredOrder,
  { search, payment, isToShip, isUnpaid, span }: Omit<OrderQuery, 'state' | 'from' | 'before' | 'after' | 'limit'>,
  shopConfig: ShopConfig,
): boolean {
  const { order, transactions } = stored;
  const { day } = wallClock(new Date(order.createdAt), span.timeZone);
  if ((span.from !== null && day < span.from) || (span.to !== null && span.to < day)) return false;
  if (search !== null && !isLike(order, search)) return false;
  if (payment !== null && decisivePayment(transactions)?.state !== payment) return false;
  if (isToShip && !isReadyToShip(stored, shopConfig)) return false;
  return !isUnpaid || (order.state !== 'cancelled' && isWaitingForMoney(stored));
}

/** Goods that may leave today: here still, and paid or on invoice. Pure. */
const isReadyToShip = (stored: StoredOrder, shopConfig: ShopConfig): boolean =>
  ['open', 'shipped_partially'].includes(stored.deliveries[0]?.state ?? '') &&
  stored.order.state !== 'cancelled' &&
  awaitedOf(stored, shopConfig) === null;

const WAITING: TransactionState[] = [
  'open',
  'in_progress',
  'unconfirmed',
  'authorized',
  'reminded',
  'failed',
  'cancelled',
];

const isWaitingForMoney = ({ order, transactions }: StoredOrder): boolean => {
  const state = decisivePayment(transactions)?.state;
  return order.total > 0 && state !== undefined && WAITING.includes(state);
};

function isLike({ number, customer }: StoredOrder['order'], search: string): boolean {
  const { firstName, lastName, company, email } = customer;
  const text = plain([number, `${firstName} ${lastName}`, company, email].join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
