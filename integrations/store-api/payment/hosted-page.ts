import { shopAddress } from '#store/origins.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { endVisit, orderIdOf, readVisit } from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import type { PaymentHandler } from './handler.ts';
import { ownVisit, REASON_CODES, withError } from './own-visit.ts';
import { settlePayment } from './settle.ts';

/** The payment page of this shop itself, which stands in for a provider's: its token is a visit that ends once. */
export const hostedPage: PaymentHandler = {
  needsUrls: true,
  start: async (payment) => {
    const { token } = await ownVisit(payment);
    return `${shopAddress(payment.store.config, payment.finishUrl)}/payment/card/${token}`;
  },
  // a page of ours looks itself whether its payment is still open, and has never moved money
  close: async () => {},
  refund: async () => {},
};

/** What the shopper decides on the page. */
export const DECISIONS = ['pay', 'decline', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];

const OUTCOMES = { pay: 'paid', decline: 'failed', cancel: 'cancelled' } as const;

/** The order that a visit pays, as long as it can be paid; undefined for an unknown or used token. */
export async function readOpenVisit(store: Store, token: string): Promise<StoredOrder | undefined> {
  return openOrder(store.records.read, token);
}

/** Ends a visit and settles its payment, together or not at all; undefined when token or payment have been settled before. */
export function decide(store: Store, token: string, decision: Decision, now: Date): Promise<string | undefined> {
  const outcome = OUTCOMES[decision];
  return store.records.transaction(async (tx) => {
    if (!(await openOrder(tx, token))) return undefined;
    const visit = await endVisit(tx, token, outcome);
    if (!visit || !(await settlePayment(store, tx, visit.transactionId, { outcome, now }))) return undefined;
    return outcome === 'paid' ? visit.finishUrl : withError(visit.errorUrl, REASON_CODES[outcome]);
  });
}

async function openOrder(db: Database, token: string): Promise<StoredOrder | undefined> {
  const visit = await readVisit(db, token);
  if (!visit || visit.outcome !== null) return undefined;
  const orderId = await orderIdOf(db, visit.transactionId);
  const order = orderId ? await readOrder(db, orderId) : undefined;
  const transaction = order?.transactions.find(({ id }) => id === visit.transactionId);
  return transaction?.state === 'open' ? order : undefined;
}
