import { refuse } from '#store/errors.ts';
import { type ArticleQuantity, goodsLeft, requireAmong } from '#store/order/article-quantity.ts';
import { orderWithNumber } from '#store/order/by-number.ts';
import { creditOrder, isOwed } from '#store/order/credit-order.ts';
import { priceOfArticles, restock } from '#store/order/refund-articles.ts';
import { aDelivery, move } from '#store/order-state/transition.ts';
import { mailReturn } from '#store/outbox/mail-order.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import {
  addReturn,
  moveReturn,
  type ReturnRow,
  type ReturnState,
  readReturn,
  readReturns,
  readReturnsOf,
} from '#store/records/checkout/returns.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';

/** What a customer wants to send back; without articles everything that is left. */
export type ReturnRequest = { number: string; articles: ArticleQuantity[]; reason: string | null };

/** States of a delivery from which goods may come back. */
const SENT = ['shipped', 'shipped_partially', 'returned_partially'];

/** Longest reason, in characters. */
const LONGEST_REASON = 500;

/**
 * Notes that goods of an order are to come back, and tells the customer how. Answers the number of the return.
 * @throws 404 no such order; 400 nothing has left, or more would come back than was bought
 */
export async function requestReturn(store: Store, request: ReturnRequest, now: Date): Promise<string> {
  const { number, reason } = request;
  if (reason !== null && reason.length > LONGEST_REASON)
    throw isWrong('STORE__REASON_LENGTH', `A reason has at most ${LONGEST_REASON} characters.`);
  return store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    if (!SENT.includes(stored.deliveries[0]?.state ?? ''))
      throw isWrong('STORE__NOTHING_SENT', `Of order ${number} nothing is with the customer.`, { number });
    const before = await readReturnsOf(tx, stored.order.id);
    const left = leftToReturn(stored, before);
    const articles = request.articles.length > 0 ? request.articles : left;
    if (articles.length === 0)
      throw isWrong('STORE__EVERYTHING_BACK', `Of order ${number} everything has come back.`, { number });
    requireAmong(articles, left, number);
    const at = now.toISOString();
    const row: ReturnRow = {
      number: `${number}-${before.length + 1}`,
      ...{ orderId: stored.order.id, state: 'requested', articles, reason, createdAt: at, updatedAt: at },
    };
    await addReturn(tx, row);
    await mailReturn(store, tx, stored, row);
    return row.number;
  });
}

/** Goods of an order that no return has named yet; those that were refused may be named again. Pure. */
const leftToReturn = (stored: StoredOrder, returns: ReturnRow[]): ArticleQuantity[] =>
  goodsLeft(
    stored,
    returns.filter(({ state }) => state !== 'refused').flatMap(({ articles }) => articles),
  );

/**
 * Notes that the goods of a return are here, puts them back into stock unless they are spoilt, and tells the customer.
 * @throws 404 no such return; 400 it is not waited for
 */
export async function receiveReturn(
  store: Store,
  number: string,
  { isRestocked, now }: { isRestocked: boolean; now: Date },
): Promise<void> {
  await store.records.transaction(async (tx) => {
    const { row, stored } = await returnWithNumber(tx, number);
    await step(tx, row, { from: 'requested', to: 'received' }, now);
    const others = await readReturnsOf(tx, stored.order.id);
    const isHere = ({ state }: ReturnRow) => state === 'received' || state === 'refunded';
    const isWhole = leftToReturn(stored, others.filter(isHere)).length === 0;
    for (const delivery of stored.deliveries)
      if (isWhole || delivery.state !== 'returned_partially')
        await move(tx, aDelivery(delivery), isWhole ? 'retour' : 'retour_partially', now);
    if (isRestocked) await restock(store, tx, { stored, articles: row.articles, now });
    await mailReturn(store, tx, stored, { ...row, state: 'received' });
  });
}

/**
 * Pays back what the goods of a return have cost, or takes it off an invoice that is not paid. Answers how much.
 * @throws 404 no such return; 400 it is not here, or was paid back; {RefundRefused} when the provider refuses
 */
export async function refundReturn(
  store: Store,
  number: string,
  now: Date,
): Promise<{ amount: Cents; isCredited: boolean }> {
  const { records } = store;
  const { row, stored } = await records.transaction(async (tx) => {
    const each = await returnWithNumber(tx, number);
    await step(tx, each.row, { from: 'received', to: 'refunded' }, now);
    return each;
  });
  try {
    const price = priceOfArticles(stored, row.articles);
    const isCredited = isOwed(stored);
    const amount = isCredited
      ? await creditOrder(store, stored.order.number, price, now)
      : await refundOrder(store, stored.order.id, price, now);
    return { amount, isCredited };
  } catch (error) {
    await records.transaction((tx) => moveReturn(tx, number, { from: 'refunded', to: 'received' }, now));
    throw error;
  }
}

/** Ends a return that comes to nothing. @throws 404 no such return; 400 the goods are here */
export async function refuseReturn({ records }: Store, number: string, now: Date): Promise<void> {
  await records.transaction(async (tx) => {
    const { row } = await returnWithNumber(tx, number);
    await step(tx, row, { from: 'requested', to: 'refused' }, now);
  });
}

/** Returns in a state, oldest first, with the number of their order. */
export const listReturns = ({ records }: Store, state: ReturnState, limit: number): Promise<ReturnRow[]> =>
  readReturns(records.read, state, limit);

async function returnWithNumber(tx: Database, number: string): Promise<{ row: ReturnRow; stored: StoredOrder }> {
  const row = await readReturn(tx, number);
  const stored = row && (await readOrder(tx, row.orderId));
  if (!row || !stored) throw refuse(404, 'STORE__RETURN_NOT_FOUND', `There is no return ${number}.`, { number });
  return { row, stored };
}

async function step(tx: Database, row: ReturnRow, states: { from: ReturnState; to: ReturnState }, now: Date) {
  if (!(await moveReturn(tx, row.number, states, now)))
    throw isWrong('STORE__RETURN_MOVED_ON', `Return ${row.number} is ${row.state}, not ${states.from}.`, {
      number: row.number,
    });
}

const isWrong = (code: string, sentence: string, parameters = {}) => refuse(400, code, sentence, parameters);
