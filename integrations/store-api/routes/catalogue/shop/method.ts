import { Hono } from 'hono';
import { isPaymentMethodAvailable } from '#store/cart/choose-methods.ts';
import { acceptsLines, isShippable } from '#store/cart/delivery.ts';
import { readPricedCart } from '#store/cart/read-priced-cart.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { readInput } from '#store/criteria/input.ts';
import { ownOrder } from '#store/order-state/own-order.ts';
import { availablePaymentMethods } from '#store/payment/available-payment-methods.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { onBoth } from '#store/routes/both.ts';
import { answerList } from '#store/routes/list-response.ts';
import { serializePaymentMethod, serializeShippingMethod } from '#store/serializers/method.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import { readPaymentMethods, readShippingMethods } from '#store-api/contract/checkout.ts';

/** How can be shipped and paid; with `onlyAvailable` what this shopper's cart, or a placed order, allows. */
export function methodRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readShippingMethods, async (c) => {
    const input = await readInput(c);
    const criteria = readCriteria(input, c.var.now);
    const { shopConfig } = c.var.store;
    const withPrices = 'prices' in criteria.associations;
    const { zone, isOpen } = isTrue(input.onlyAvailable) ? await openShipping(c) : anyShipping(c);
    const methods = shopConfig.shippingMethods
      .filter(isOpen)
      .map((method) => serializeShippingMethod(method, c.var.locale, zone, withPrices ? shopConfig.currencies : null));
    return answerList(c, 'shipping_method', methods, criteria);
  });

  onBoth(routes, readPaymentMethods, async (c) => {
    const input = await readInput(c);
    const methods = await paymentMethods(c, input);
    const elements = methods.map((method) => serializePaymentMethod(method, c.var.locale));
    return answerList(c, 'payment_method', elements, readCriteria(input, c.var.now));
  });

  return routes;
}

const isTrue = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1' || flag === 'true';

function anyShipping(c: StoreContext) {
  const { store, session } = c.var;
  const country = store.shopConfig.countries.find(({ id }) => id === session.countryId);
  return { zone: country?.zone ?? 'home', isOpen: (_method: ShippingMethod) => true };
}

/** Methods that take what travels in the cart to where it goes. */
async function openShipping(c: StoreContext) {
  const { store, session } = c.var;
  const cart = await readPricedCart(c, store.records.read, session);
  const isPrivate = session.customerGroupId === store.shopConfig.privateGroupId;
  const destination = { shopConfig: store.shopConfig, country: cart.country, isPrivate };
  const shippableLines = cart.lines.filter(isShippable);
  const isOpen = (method: ShippingMethod) =>
    shippableLines.length === 0 || acceptsLines(method, shippableLines, destination);
  return { zone: cart.country.zone, isOpen };
}

/** All of them; with `onlyAvailable` those for an order of one's own, if it is named, else for the cart. @throws 403, 404 */
async function paymentMethods(c: StoreContext, { onlyAvailable, orderId }: Body): Promise<PaymentMethod[]> {
  const { shopConfig, records } = c.var.store;
  if (!isTrue(onlyAvailable)) return shopConfig.paymentMethods;
  if (orderId !== undefined) return availablePaymentMethods(await ownOrder(c, records.read, orderId), shopConfig);
  return shopConfig.paymentMethods.filter(await openPayment(c));
}

/** Methods that who pays may use for the cart's total. */
async function openPayment(c: StoreContext) {
  const { store, session } = c.var;
  const { shopper, country, currency, totals } = await readPricedCart(c, store.records.read, session);
  const billingCountry = store.shopConfig.countries.find(({ id }) => id === shopper?.billing.countryId) ?? country;
  const baseTotal = Math.round(totals.total / currency.factor);
  return (method: PaymentMethod) =>
    isPaymentMethodAvailable(store.shopConfig, session, method, { billingCountry, baseTotal });
}
