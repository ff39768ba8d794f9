import { isPaymentMethodAvailable } from '#store/cart/choose-methods.ts';
import { issueInvoice } from '#store/document/issue-invoice.ts';
import { refuse, type StoreError } from '#store/errors.ts';
import { aPayment, move } from '#store/order-state/transition.ts';
import { ownOrder } from '#store/order-state/verify-guest.ts';
import { closeVisits } from '#store/payment/close-visits.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import { addTransaction } from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import { type StoreContext, scalarText } from '#store/request.ts';
import { type PaymentObstacle, paymentObstacle, wereAllTries } from '#store/rules/order/states.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** Changes the payment method of an own order. @throws 403, 404 unknown order or method, 400 too late */
export async function changePayment(c: StoreContext, orderId: unknown, paymentMethodId: unknown): Promise<void> {
  const { store, now } = c.var;
  const replaced = await store.records.transaction(async (tx) => {
    const stored = await ownOrder(c, tx, orderId);
    const { order, transactions } = stored;
    const last = transactions.at(-1);
    const states = transactions.map(({ state }) => state);
    const obstacle = paymentObstacle(order.state, states);
    if (obstacle || !last) throw cantPay(obstacle ?? 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE');
    const method = methodFor(stored, store.shopConfig, paymentMethodId);
    if (last.paymentMethodId === method.id && last.state === 'open') return [];
    await replacePayment(tx, stored, method.id, now);
    if (method.dueDays !== null) await issueInvoice(tx, stored, method, store.shopConfig, now);
    return transactions;
  });
  await closeVisits(store, replaced);
}

/** Adds an open payment to an order and calls off those before that still wait for money. @throws 400 after the last try */
export async function replacePayment(
  tx: Database,
  { transactions }: StoredOrder,
  paymentMethodId: string,
  now: Date,
): Promise<OrderTransactionRow> {
  const last = transactions.at(-1);
  if (!last) throw new Error('An order has at least one payment.');
  if (wereAllTries(transactions)) throw cantPay('CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE');
  for (const payment of transactions)
    if (['open', 'unconfirmed', 'reminded'].includes(payment.state)) await move(tx, aPayment(payment), 'cancel', now);
  return addTransaction(tx, last, paymentMethodId, now);
}

/** The method, when it may pay this order. @throws 404 when it may not */
function methodFor(stored: StoredOrder, shopConfig: ShopConfig, paymentMethodId: unknown): PaymentMethod {
  const method = availablePaymentMethods(stored, shopConfig).find(({ id }) => id === paymentMethodId);
  if (method) return method;
  throw refuse(
    404,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    `The order has no active payment method with id "${scalarText(paymentMethodId)}".`,
    { id: paymentMethodId },
  );
}

const REASONS: Record<PaymentObstacle, string> = {
  CHECKOUT__ORDER_ORDER_ALREADY_PAID: 'The order has already been paid.',
  CHECKOUT__ORDER_ORDER_CANCELLED: 'The order has been cancelled.',
  CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE: 'The payment method of this order can no longer be changed.',
};

/** The refusal of a payment that can't change any more. */
export const cantPay = (obstacle: PaymentObstacle): StoreError => refuse(400, obstacle, REASONS[obstacle]);

/** The ways in which a placed order may still be paid: for its country, its total and its customer, not for any cart. */
export function availablePaymentMethods({ order, addresses }: StoredOrder, shopConfig: ShopConfig): PaymentMethod[] {
  const billing = addresses.find(({ id }) => id === order.billingAddressId);
  const billingCountry = shopConfig.countries.find(({ id }) => id === billing?.address.countryId);
  if (!billingCountry) return [];
  const baseTotal = Math.round(order.total / order.currencyFactor);
  const payer = { customerGroupId: order.customer.groupId, currencyId: order.currencyId };
  return shopConfig.paymentMethods.filter(
    (method) =>
      method.changeableAfterOrder && isPaymentMethodAvailable(shopConfig, payer, method, { billingCountry, baseTotal }),
  );
}
