import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type PaymentMethod, readPaymentMethods } from '#store-api/contract/checkout.ts';
import { type Order, readOrders } from '#store-api/contract/order.ts';
import { NotFound } from '#store-api/exits.ts';
import { type OrderView, orderView } from './order-view.server.ts';
import { isOnline, type Money, moneyOf, type PaymentOutcome, paymentOutcome } from './payment.ts';

/** What the store says of an order. */
export type OrderRead = { order: Order; isChangeable: boolean };

/** A placed order, and what became of its payment. */
export interface Placed {
  order: OrderView;
  outcome: PaymentOutcome;
  money: Money;
  /** A payment page is open: the order is not paid yet. */
  isDue: boolean;
  isChangeable: boolean;
}

/** The order of an address of this shopper's. */
export async function placedOrder(storeContext: StoreContext, id = ''): Promise<Placed> {
  const { order, isChangeable } = await requireOrder(storeContext, id);
  const [outcome, money] = [paymentOutcome(order), moneyOf(order)];
  const isDue = outcome === 'open' && isOnline(order) === true;
  return { order: orderView(order, storeContext.locale), outcome, money, isDue, isChangeable };
}

/**
 * The order with this id. One that does not exist and one of somebody else look the same; a store that wants a pause
 * (429) has it still. @throws {NotFound}
 */
export async function requireOrder(storeContext: StoreContext, id: string): Promise<OrderRead> {
  const reading = ID.test(id) && readOrder(storeContext, { ids: [id], checkPromotion: true });
  const result = await Promise.resolve(reading).catch((error: unknown) => {
    if (!(error instanceof ApiError) || ![400, 403, 404].includes(error.status)) throw error;
  });
  if (!result) throw noOrder(storeContext);
  return result;
}

/** Error page for an unknown order. */
export const noOrder = ({ locale }: StoreContext) => new NotFound(wordsOf(locale, 'account')('orderNotFound'));

/** By what an order is asked for. */
type OrderCriteria = NonNullable<typeof readOrders.body>;

/** The one order that is asked for. @throws {ApiError} 403 where the store wants proof first, 429 after too many guesses */
export async function readOrder(storeContext: StoreContext, criteria: OrderCriteria): Promise<OrderRead | undefined> {
  const body = { ...criteria, limit: 1, associations: ORDER_ASSOCIATIONS };
  const { orders, paymentChangeable } = await callStore(storeContext, readOrders, { body });
  const [order] = orders.elements;
  return order && { order, isChangeable: paymentChangeable[order.id] !== false };
}

/** The ways to pay this order, which is placed already; none when they can't be read, as the page lives without them. */
export async function paymentsAfterOrder(storeContext: StoreContext, orderId: string): Promise<PaymentMethod[]> {
  try {
    const { elements } = await callStore(storeContext, readPaymentMethods, { body: { onlyAvailable: true, orderId } });
    return elements.filter(({ afterOrderEnabled }) => afterOrderEnabled !== false);
  } catch (error) {
    console.error('The ways to pay could not be read.', error);
    return [];
  }
}

const ID = /^[0-9a-f]{32}$/;

/** What an address shows by name. */
const PLACE = { country: {}, countryState: {} };

/** What the pages show of an order. */
const ORDER_ASSOCIATIONS = {
  stateMachineState: {},
  currency: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  documents: { associations: { documentType: {} } },
  addresses: { associations: PLACE },
  billingAddress: { associations: PLACE },
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: { associations: PLACE } } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
};
