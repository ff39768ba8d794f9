import { Hono } from 'hono';
import { isPayable } from '#store/cart/choose-methods.ts';
import { isShippable, travels } from '#store/cart/delivery.ts';
import { readCalculation } from '#store/cart/read-calculation.ts';
import type { ShippingMethodFact } from '#store/catalogue/facts/delivery.ts';
import type { PaymentMethodFact } from '#store/catalogue/facts/payment.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { readInput } from '#store/criteria/input.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { answerList } from '#store/routes/answer-list.ts';
import { onBoth } from '#store/routes/both.ts';
import { wirePaymentMethod, wireShippingMethod } from '#store/wire/method.ts';
import { readPaymentMethods, readShippingMethods } from '#store-api/contract/checkout.ts';

/** How can be shipped and paid; with `onlyAvailable` what this shopper's cart allows (facts §2.1). */
export function methodRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readShippingMethods, async (c) => {
    const input = await readInput(c);
    const criteria = readCriteria(input, c.var.now);
    const { facts } = c.var.store;
    const withPrices = 'prices' in criteria.associations;
    const { zone, isOpen } = isAsked(input.onlyAvailable) ? await openShipping(c) : anyShipping(c);
    const methods = facts.shippingMethods
      .filter(isOpen)
      .map((method) => wireShippingMethod(method, c.var.locale, zone, withPrices ? facts.currencies : null));
    return answerList(c, 'shipping_method', methods, criteria);
  });

  onBoth(routes, readPaymentMethods, async (c) => {
    const input = await readInput(c);
    const isOpen = isAsked(input.onlyAvailable) ? await openPayment(c) : () => true;
    const methods = c.var.store.facts.paymentMethods.filter(isOpen);
    const elements = methods.map((method) => wirePaymentMethod(method, c.var.locale));
    return answerList(c, 'payment_method', elements, readCriteria(input, c.var.now));
  });

  return routes;
}

const isAsked = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1' || flag === 'true';

function anyShipping(c: StoreContext) {
  const { store, session } = c.var;
  const country = store.facts.countries.find(({ id }) => id === session.countryId);
  return { zone: country?.zone ?? 'home', isOpen: (_method: ShippingMethodFact) => true };
}

/** Methods that take what travels in the cart to where it goes. */
async function openShipping(c: StoreContext) {
  const { store, session } = c.var;
  const cart = await readCalculation(c, store.records.read, session);
  const isPrivate = session.customerGroupId === store.facts.privateGroupId;
  const destination = { facts: store.facts, country: cart.country, isPrivate };
  const freight = cart.lines.filter(travels);
  const isOpen = (method: ShippingMethodFact) => freight.length === 0 || isShippable(method, freight, destination);
  return { zone: cart.country.zone, isOpen };
}

/** Methods that who pays may use for the cart's total. */
async function openPayment(c: StoreContext) {
  const { store, session } = c.var;
  const { shopper, country, currency, totals } = await readCalculation(c, store.records.read, session);
  const billingCountry = store.facts.countries.find(({ id }) => id === shopper?.billing.countryId) ?? country;
  const francs = Math.round(totals.total / currency.factor);
  return (method: PaymentMethodFact) => isPayable(store.facts, session, method, { billingCountry, francs });
}
