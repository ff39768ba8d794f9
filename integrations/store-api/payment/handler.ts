import type { Config } from '#config.schema.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { PaymentVisit } from '#store/records/checkout/payments.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';
import { hostedPage } from './hosted-page.ts';
import { stripeCheckout } from './stripe/checkout.ts';
import { isStripeMethod } from './stripe/session-params.ts';

/** One payment that is to begin, and where the shopper comes back to. */
export type PaymentStart = {
  store: Store;
  order: StoredOrder;
  transaction: OrderTransactionRow;
  finishUrl: string;
  errorUrl: string;
  now: Date;
};

/** Money that is to go back; the same `key` is paid back once, however often it is asked for. */
type Refund = { store: Store; transaction: OrderTransactionRow; amount: Cents; key: string };

/** A way to get paid. No transaction is open while one of these works: a provider may take seconds to answer. */
export type PaymentHandler = {
  needsUrls: boolean;
  /** Answers where the shopper pays, or null when nothing is left to do now. */
  start: (payment: PaymentStart) => Promise<string | null>;
  /** Makes a visit that nobody waits for any more unpayable. */
  close: (store: Store, visit: PaymentVisit) => Promise<void>;
  /** Pays money back. @throws {RefundRefused} when the provider says that it will not */
  refund: (refund: Refund) => Promise<void>;
};

const nothing = async (): Promise<void> => {};

/** Invoice and prepayment: the order is placed, the money comes later, and goes back by a transfer of the shop's own. */
const onAccount: PaymentHandler = { needsUrls: false, start: async () => null, close: nothing, refund: nothing };

/** The handler of a method. Another gateway is one more folder beside `stripe/` and one more line here. */
export function handlerOf({ STRIPE_SECRET_KEY }: Config, { flow }: Pick<PaymentMethod, 'flow'>): PaymentHandler {
  if (flow !== 'redirect') return onAccount;
  return STRIPE_SECRET_KEY ? stripeCheckout : hostedPage;
}

/**
 * The shop with the payment methods that somebody really takes money for. With Stripe the test page is gone, and what
 * only it could take (PostFinance) is available to nobody; orders that were paid so keep its name.
 */
export function offeredBy({ STRIPE_SECRET_KEY }: Config, shopConfig: ShopConfig): ShopConfig {
  if (!STRIPE_SECRET_KEY) return shopConfig;
  const paymentMethods = shopConfig.paymentMethods.map((method) =>
    method.flow === 'redirect' && !isStripeMethod(method.key) ? { ...method, availability: [] } : method,
  );
  return { ...shopConfig, paymentMethods };
}
