import { newToken } from '#store/id.ts';
import { shopAddress } from '#store/origins.ts';
import { mailPayment } from '#store/post/mail-order.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { addVisit, endVisit, orderIdOf, readVisit, settleTransaction } from '#store/records/checkout/payments.ts';
import type { Store } from '#store/store.ts';
import type { PaymentHandler } from './handler.ts';

/** The payment page of this shop itself, which stands in for a provider's: its token is a visit that ends once. */
export const hostedPage: PaymentHandler = {
  needsUrls: true,
  start: async ({ store, tx, transaction, finishUrl, errorUrl, now }) => {
    const token = newToken();
    const createdAt = now.toISOString();
    await addVisit(tx, { token, transactionId: transaction.id, finishUrl, errorUrl, createdAt, outcome: null });
    return `${shopAddress(store.config, finishUrl)}/payment/card/${token}`;
  },
};

/** What the shopper decides on the page. */
export const DECISIONS = ['pay', 'decline', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];

const OUTCOMES = { pay: 'paid', decline: 'failed', cancel: 'cancelled' } as const;

/** Why a payment did not happen, as the shop's pages know it (facts §5.2). */
const ERRORS = {
  decline: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED',
  cancel: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT',
} as const;

/** The order that a visit pays, as long as it can be paid; undefined for an unknown or used token. */
export async function readOpenVisit(store: Store, token: string): Promise<StoredOrder | undefined> {
  const visit = await readVisit(store.records.read, token);
  if (!visit || visit.outcome !== null) return undefined;
  const orderId = await orderIdOf(store.records.read, visit.transactionId);
  const order = orderId ? await readOrder(store.records.read, orderId) : undefined;
  const transaction = order?.transactions.find(({ id }) => id === visit.transactionId);
  return transaction?.state === 'open' ? order : undefined;
}

/** Ends a visit and settles its payment, together or not at all; undefined when token or payment have been settled before. */
export function decide(store: Store, token: string, decision: Decision, now: Date): Promise<string | undefined> {
  return store.records.transaction(async (tx) => {
    const visit = await endVisit(tx, token, OUTCOMES[decision]);
    if (!visit || !(await settleTransaction(tx, visit.transactionId, OUTCOMES[decision], now))) return undefined;
    await mailPayment(store, tx, visit.transactionId, OUTCOMES[decision]);
    return decision === 'pay' ? visit.finishUrl : withError(visit.errorUrl, ERRORS[decision]);
  });
}

/** The address of the unpaid page, with the reason. */
export function withError(errorUrl: string, code: string): string {
  const url = new URL(errorUrl);
  url.searchParams.set('error-code', code);
  return url.href;
}
