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

/** A payment to start, and the URLs that the shopper returns to. */
export type PaymentStart = {
  store: Store;
  order: StoredOrder;
  transaction: OrderTransactionRow;
  finishUrl: string;
  errorUrl: string;
  now: Date;
};

/** A refund; the same `key` is refunded once, however often it is requested. */
type Refund = { store: Store; transaction: OrderTransactionRow; amount: Cents; key: string };

/** A payment handler. Called outside transactions: a provider may take seconds to answer. */
export type PaymentHandler = {
  needsUrls: boolean;
  /** @returns the URL where the shopper pays, or null when nothing is left to do now */
  start: (payment: PaymentStart) => Promise<string | null>;
  /** Closes a payment page that was replaced or canceled. */
  close: (store: Store, visit: PaymentVisit) => Promise<void>;
  /** Pays money back. @throws {RefundRefused} when the provider says that it will not */
  refund: (refund: Refund) => Promise<void>;
};

const nothing = async (): Promise<void> => {};

/** Invoice and prepayment: paid after the order, and refunded by hand. */
const onAccount: PaymentHandler = { needsUrls: false, start: async () => null, close: nothing, refund: nothing };

/** The handler of a method. Another gateway is one more folder beside `stripe/` and one more line here. */
export function handlerOf({ STRIPE_SECRET_KEY }: Config, { flow }: Pick<PaymentMethod, 'flow'>): PaymentHandler {
  if (flow !== 'redirect') return onAccount;
  return STRIPE_SECRET_KEY ? stripeCheckout : hostedPage;
}

/**
 * The shop with the payment methods that have a handler. With Stripe there is no test page, and methods that only it
 * handles (PostFinance) are not available; orders paid that way keep the name of the method.
 */
export function offeredBy({ STRIPE_SECRET_KEY }: Config, shopConfig: ShopConfig): ShopConfig {
  if (!STRIPE_SECRET_KEY) return shopConfig;
  const paymentMethods = shopConfig.paymentMethods.map((method) =>
    method.flow === 'redirect' && !isStripeMethod(method.key) ? { ...method, availability: [] } : method,
  );
  return { ...shopConfig, paymentMethods };
}
