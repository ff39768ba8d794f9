import { putBack } from '#store/back-in-stock/announce.ts';
import { isPayable } from '#store/cart/choose-methods.ts';
import type { PaymentMethodFact } from '#store/catalogue/facts/payment.ts';
import { refuse, type StoreError } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { addTransaction, callOffTransactions, changeOrderState } from '#store/records/checkout/payments.ts';
import { giveBackPromotions } from '#store/records/checkout/promotions.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import { scalarText } from '#store/request-body.ts';
import { isCancellable, type PaymentObstacle, paymentObstacle } from './order.ts';

/** Chooses another way to pay an order of one's own (facts §2.7). @throws 404 unknown order or method, 400 too late */
export function changePayment(c: StoreContext, orderId: unknown, paymentMethodId: unknown): Promise<void> {
  const { store, now } = c.var;
  return store.records.transaction(async (tx) => {
    const stored = await ownOrder(c, tx, orderId);
    const last = stored.transactions.at(-1);
    const obstacle = paymentObstacle(stored.order.state, last?.state);
    if (obstacle || !last) throw cantPay(obstacle ?? 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE');
    const method = methodFor(c, stored, paymentMethodId);
    if (last.paymentMethodId === method.id && last.state === 'open') return;
    await addTransaction(tx, last, method.id, now);
  });
}

/** Calls an order off, puts its goods back into stock and gives back the promotions that it used. @throws 404, 400 when it is paid, sent or already called off */
export function cancelOrder(c: StoreContext, orderId: unknown): Promise<void> {
  if (!orderId)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "orderId" is invalid.', {
      parameter: 'orderId',
    });
  const { store, now } = c.var;
  return store.records.transaction(async (tx) => {
    const { order, lines, deliveries, transactions } = await ownOrder(c, tx, orderId);
    if (transactions.at(-1)?.state === 'paid') throw cantPay('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
    if (!isCancellable(order.state, deliveries[0]?.state))
      throw refuse(
        400,
        'SYSTEM__ILLEGAL_STATE_TRANSITION',
        `Illegal transition "cancel" from state "${order.state}".`,
        {
          currentState: order.state,
        },
      );
    await changeOrderState(tx, order.id, 'cancelled', now);
    await callOffTransactions(tx, order.id, now);
    await giveBackPromotions(tx, order.id);
    const goods = lines.flatMap(({ productId, quantity, states }) =>
      productId && states.includes('is-physical') ? [{ productId, quantity }] : [],
    );
    await putBack(store, tx, goods, now);
  });
}

/** An order of the caller. @throws 403 nobody is known, 404 not theirs */
async function ownOrder(c: StoreContext, db: Database, orderId: unknown): Promise<StoredOrder> {
  const { customerId } = c.var.session;
  if (!customerId) throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
  const stored = isId(orderId) ? await readOrder(db, orderId) : undefined;
  if (stored?.order.customerId === customerId) return stored;
  throw refuse(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Order with id "${scalarText(orderId)}" not found.`, {
    orderId,
  });
}

/** The method, when it may pay this order: for its country, its total and its customer. */
function methodFor(c: StoreContext, { order, addresses }: StoredOrder, paymentMethodId: unknown): PaymentMethodFact {
  const { facts } = c.var.store;
  const method = facts.paymentMethods.find(({ id }) => id === paymentMethodId);
  const billing = addresses.find(({ id }) => id === order.billingAddressId);
  const billingCountry = facts.countries.find(({ id }) => id === billing?.address.countryId);
  const francs = Math.round(order.total / order.currencyFactor);
  const payer = { customerGroupId: order.customer.groupId, currencyId: order.currencyId };
  if (method?.changeableAfterOrder && billingCountry && isPayable(facts, payer, method, { billingCountry, francs }))
    return method;
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
