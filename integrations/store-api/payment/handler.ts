import type { PaymentMethodFact } from '#store/catalogue/facts/payment.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { hostedPage } from './hosted-page.ts';

/** One payment that is to begin, and where the shopper comes back to. */
export type PaymentStart = {
  store: Store;
  tx: Database;
  order: StoredOrder;
  transaction: OrderTransactionRow;
  finishUrl: string;
  errorUrl: string;
  now: Date;
};

/** A way to get paid. `start` answers where the shopper pays, or null when nothing is left to do now. */
export type PaymentHandler = { needsUrls: boolean; start: (payment: PaymentStart) => Promise<string | null> };

/** Invoice and prepayment: the order is placed, the money comes later. */
const onAccount: PaymentHandler = { needsUrls: false, start: async () => null };

/** The handler of a method. Another gateway is one more file beside `hosted-page.ts` and one more line here. */
export const handlerOf = ({ flow }: PaymentMethodFact): PaymentHandler =>
  flow === 'redirect' ? hostedPage : onAccount;
