import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { type PaymentMethod, readPaymentMethods } from '#store-api/contract/checkout.ts';
import { type Order, readOrders } from '#store-api/contract/order.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';

/** An order of this shopper, or why it can't be shown: a kind page says so. */
export type ReadOrder = { order: Order; isChangeable: boolean } | Trouble;

/** The order of an address. One that does not exist and one of somebody else look the same: 404. */
export async function readOrder(asking: Asking, id: string | undefined): Promise<ReadOrder> {
  if (!id || !ID.test(id)) return UNKNOWN;
  try {
    const body = { ids: [id], checkPromotion: true, associations: ORDER_ASSOCIATIONS };
    const { orders, paymentChangeable } = await ask(asking, readOrders, { body });
    const order = orders.elements.find((one) => one.id === id);
    return order ? { order, isChangeable: paymentChangeable[id] !== false } : UNKNOWN;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return UNKNOWN;
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}

/** What the error page needs: an order that is nobody's has words of its own. */
export const troublePage = ({ status, retryAfterSeconds }: Trouble, locale: Locale) => ({
  ...{ locale, status },
  message: status === 404 ? wordsOf(locale, 'account')('orderNotFound') : undefined,
  retryAfterSeconds: retryAfterSeconds || undefined,
});

/** The ways to pay an order that is placed already; none when they can't be read, as the page lives without them. */
export async function paymentsAfterOrder(asking: Asking): Promise<PaymentMethod[]> {
  try {
    const { elements } = await ask(asking, readPaymentMethods, { body: { onlyAvailable: true } });
    return elements.filter(({ afterOrderEnabled }) => afterOrderEnabled !== false);
  } catch (error) {
    console.error('The ways to pay could not be read.', error);
    return [];
  }
}

const ID = /^[0-9a-f]{32}$/;

const UNKNOWN: Trouble = { status: 404, retryAfterSeconds: 0 };

/** What the pages show of an order. */
export const ORDER_ASSOCIATIONS = {
  stateMachineState: {},
  currency: {},
  lineItems: { associations: { cover: {} } },
  addresses: { associations: { country: {} } },
  billingAddress: { associations: { country: {} } },
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: { associations: { country: {} } } } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
};
