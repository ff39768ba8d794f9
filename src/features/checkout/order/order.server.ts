import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type PaymentMethod, readPaymentMethods } from '#store-api/contract/checkout.ts';
import { type Order, readOrders } from '#store-api/contract/order.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { type OrderView, orderView } from './order-view.server.ts';
import { isOnline, type Money, moneyOf, type PaymentOutcome, paymentOutcome } from './payment.ts';

/** An order, or why it can't be shown: a kind page says so. */
export type ReadOrder = { order: Order; isChangeable: boolean } | Trouble;

/** What a page of a placed order shows: it and what became of its payment, or trouble. */
export type Placed =
  | {
      kind: 'order';
      order: OrderView;
      outcome: PaymentOutcome;
      money: Money;
      /** A payment page waits for the money: nothing is to be called paid or thanked for yet. */
      isDue: boolean;
      isChangeable: boolean;
    }
  | ({ kind: 'trouble' } & Trouble);

/** The order of an address of this shopper's. One that does not exist and one of somebody else look the same: 404. */
export async function placedOrder({ locale, send }: StoreContext, id: string | undefined): Promise<Placed> {
  const result = id && ID.test(id) ? await readOrder({ locale, send }, { ids: [id], checkPromotion: true }) : UNKNOWN;
  if (result instanceof ApiError) return { kind: 'trouble', ...refusedTrouble(result) };
  if ('status' in result) return { kind: 'trouble', ...result };
  const { order, isChangeable } = result;
  const [outcome, money] = [paymentOutcome(order), moneyOf(order)];
  const isDue = outcome === 'open' && isOnline(order) === true;
  return { kind: 'order', order: orderView(order, locale), outcome, money, isDue, isChangeable };
}

/** By what an order is asked for. */
type OrderCriteria = NonNullable<typeof readOrders.body>;

/** The one order that is asked for. A store that wants proof first, or has heard too many guesses, refuses. */
export async function readOrder(storeContext: StoreContext, criteria: OrderCriteria): Promise<ReadOrder | ApiError> {
  try {
    const body = { ...criteria, limit: 1, associations: ORDER_ASSOCIATIONS };
    const { orders, paymentChangeable } = await callStore(storeContext, readOrders, { body });
    const [order] = orders.elements;
    return order ? { order, isChangeable: paymentChangeable[order.id] !== false } : UNKNOWN;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 429)) return error;
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}

/** A store that wants proof has no such order for this shopper; one that wants a pause has it still. */
export const refusedTrouble = (refusal: ApiError): Trouble => (refusal.status === 429 && troubleOf(refusal)) || UNKNOWN;

/** What the error page needs: an order that is nobody's has words of its own. */
export const troublePage = ({ status, message, retryAfterSeconds }: Trouble, locale: Locale) => ({
  ...{ locale, status },
  message: status === 404 ? wordsOf(locale, 'account')('orderNotFound') : message,
  retryAfterSeconds: retryAfterSeconds || undefined,
});

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

const UNKNOWN: Trouble = { status: 404, retryAfterSeconds: 0 };

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
