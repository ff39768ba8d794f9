import { Hono } from 'hono';
import { readInput } from '#store/criteria/input.ts';
import { trim } from '#store/criteria/output.ts';
import { cancelOwnOrder } from '#store/order/cancel-order.ts';
import { loginGuest, placeOrder } from '#store/order/place-order.ts';
import { readOrderQuery, readVisibleOrders } from '#store/order/read-orders.ts';
import { serializeOrder } from '#store/order/serialize-order.ts';
import { serializeState } from '#store/order/states.ts';
import { changePayment } from '#store/payment/change-payment.ts';
import { handlePayment } from '#store/payment/handle-payment.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { type Body, isObject, readBody, searchResult, success } from '#store/request.ts';
import { paymentObstacle } from '#store/rules/order/states.ts';
import { writable } from '#store/shopper/fields.ts';
import {
  cancelOrder as cancelOrderCall,
  changePayment as changePaymentCall,
  placeOrder as placeOrderCall,
  readOrders as readOrdersCall,
  startPayment,
} from '#store-api/contract/order.ts';
import { viewOf } from './cart.ts';
import { onBoth, onCall } from './on-call.ts';

/** Orders: placing, reading, paying, calling off. */
export function orderRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, placeOrderCall, async (c) => {
    const body = await readBody(c);
    const details = {
      comment: textOf(body, 'customerComment'),
      affiliateCode: textOf(body, 'affiliateCode'),
      campaignCode: textOf(body, 'campaignCode'),
    };
    const orderId = await placeOrder(c, details, textOf(body, 'hash'));
    const order = await readOrder(c.var.store.records.read, orderId);
    if (!order) throw new Error(`Order ${orderId} was placed and is not there.`);
    return c.json(serializeOrder(order, viewOf(c)));
  });
  onBoth(routes, readOrdersCall, answerOrders);
  onBoth(routes, startPayment, async (c) => {
    const redirectUrl = await handlePayment(c, await readInput(c));
    return c.json({ redirectUrl, apiAlias: 'array_struct' });
  });
  onCall(routes, changePaymentCall, async (c) => {
    const { orderId, paymentMethodId } = await readBody(c);
    await changePayment(c, orderId, paymentMethodId);
    return c.json(success);
  });
  onCall(routes, cancelOrderCall, async (c) => {
    await cancelOwnOrder(c, (await readBody(c)).orderId);
    return c.json(serializeState('order', 'cancelled', c.var.locale));
  });
  return routes;
}

async function answerOrders(c: StoreContext): Promise<Response> {
  const query = readOrderQuery(await readInput(c));
  const { orders: stored, whole, total } = await readVisibleOrders(c, query);
  const [byLink] = stored;
  if (query.wantsLogin && query.deepLinkCode !== null && byLink) await loginGuest(c, byLink);
  const { criteria, withPaymentChangeable } = query;
  const elements = stored.map((order) => {
    const { lineItems, ...others } = withPlaces(serializeOrder(order, viewOf(c)), criteria.associations);
    return whole.includes(order.order.id) ? { ...others, lineItems } : others;
  });
  const orders = searchResult('order', elements, { page: criteria.page, limit: criteria.limit, total });
  const changeable = withPaymentChangeable ? Object.fromEntries(stored.map(isChangeable)) : [];
  const list = { orders, paymentChangeable: changeable, apiAlias: 'order-route-response-struct' };
  return c.json(trim(list, criteria.output));
}

/** Country, state and salutation of an order's addresses come along only when they are asked for, as from the original. */
function withPlaces(order: ReturnType<typeof serializeOrder>, associations: Body): typeof order {
  const [addresses, billing, delivery] = [
    ['addresses'],
    ['billingAddress'],
    ['deliveries', 'shippingOrderAddress'],
  ].map((path) => path.reduce<Body>((at, name) => associationsIn(at[name]), associations));
  const shown = (address: OrderAddress, named: Body = {}): OrderAddress => ({
    ...address,
    country: 'country' in named ? address.country : null,
    countryState: 'countryState' in named ? address.countryState : null,
    salutation: 'salutation' in named ? address.salutation : null,
  });
  return {
    ...order,
    addresses: order.addresses.map((address) => shown(address, addresses)),
    billingAddress: order.billingAddress && shown(order.billingAddress, billing),
    deliveries: order.deliveries.map((each) => ({
      ...each,
      shippingOrderAddress: each.shippingOrderAddress && shown(each.shippingOrderAddress, delivery),
    })),
  };
}

type OrderAddress = ReturnType<typeof serializeOrder>['addresses'][number];

const associationsIn = (value: unknown): Body =>
  isObject(value) && isObject(value.associations) ? value.associations : {};

const isChangeable = ({ order, transactions }: StoredOrder): [string, boolean] => [
  order.id,
  paymentObstacle(
    order.state,
    transactions.map(({ state }) => state),
  ) === null,
];

/** Longest text of an order, in characters. */
const MAX_TEXT = 2000;

/** A text of the body, null when it is missing or empty; what is too long or can’t be kept is cut rather than losing an order. */
function textOf(body: Body, name: string): string | null {
  const value = body[name];
  return (typeof value === 'string' && writable(value).trim().slice(0, MAX_TEXT)) || null;
}
