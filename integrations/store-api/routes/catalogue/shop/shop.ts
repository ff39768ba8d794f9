import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { hasToConfirm } from '#store/account/email-taken.ts';
import { isPaymentMethodAvailable } from '#store/cart/choose-methods.ts';
import { acceptsLines, isShippable } from '#store/cart/delivery.ts';
import { readPricedCart } from '#store/cart/read-priced-cart.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { pick, trim } from '#store/criteria/output.ts';
import { select } from '#store/criteria/select.ts';
import { ownOrder } from '#store/order-state/verify-guest.ts';
import { availablePaymentMethods } from '#store/payment/change-payment.ts';
import type { Body, StoreContext, StoreEnv } from '#store/request.ts';
import { languageId } from '#store/request.ts';
import { answerList } from '#store/routes/list-response.ts';
import { onBoth, onCall } from '#store/routes/on-call.ts';
import { pathId } from '#store/routes/path-part.ts';
import { serializeCookieGroups } from '#store/serializers/cookie-groups.ts';
import { serializeCountry, serializeCountryState } from '#store/serializers/country.ts';
import { serializePaymentMethod, serializeShippingMethod } from '#store/serializers/method.ts';
import { serializeCurrency } from '#store/serializers/money.ts';
import { serializeLanguage, serializeSalutation } from '#store/serializers/people.ts';
import { serializeShopSettings } from '#store/serializers/shop-settings.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import { readPaymentMethods, readShippingMethods } from '#store-api/contract/checkout.ts';
import {
  readCookieGroups,
  readCountries,
  readCurrencies,
  readGuaranteeNotice,
  readLanguages,
  readSalutations,
  readShopSettings,
} from '#store-api/contract/shop.ts';

/** What the shop is: languages, currencies, countries, salutations. */
export function shopRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readLanguages, async (c) =>
    answerList(c, 'language', c.var.store.shopConfig.languages.map(serializeLanguage), await criteriaOf(c)),
  );

  // a bare list, unlike its siblings
  onBoth(routes, readCurrencies, async (c) => {
    const criteria = await criteriaOf(c);
    const currencies = c.var.store.shopConfig.currencies.map((currency) => serializeCurrency(currency, c.var.locale));
    return c.json(trim(pick(select(currencies, criteria).elements, criteria.output), criteria.output));
  });

  onBoth(routes, readSalutations, async (c) => {
    const salutations = c.var.store.shopConfig.salutations.map((salutation) =>
      serializeSalutation(salutation, c.var.locale),
    );
    return answerList(c, 'salutation', salutations, await criteriaOf(c));
  });

  onBoth(routes, readCountries, async (c) => {
    const criteria = await criteriaOf(c);
    const withStates = 'states' in criteria.associations;
    const countries = c.var.store.shopConfig.countries.map((country) =>
      serializeCountry(country, c.var.locale, withStates),
    );
    return answerList(c, 'country', countries, criteria);
  });

  onBoth(routes, { path: '/country-state/{countryId}' }, async (c) => {
    const id = pathId(c, 'countryId');
    const country = c.var.store.shopConfig.countries.find((each) => each.id === id);
    const states = (country?.states ?? []).map((state) => serializeCountryState(state, c.var.locale));
    return answerList(c, 'country_state', states, await criteriaOf(c));
  });

  return routes;
}

/** How can be shipped and paid; with `onlyAvailable` what this shopper's cart, or a placed order, allows. */
export function methodRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readShippingMethods, async (c) => {
    const input = await readInput(c);
    const criteria = readCriteria(input);
    const { shopConfig } = c.var.store;
    const withPrices = 'prices' in criteria.associations;
    const { zone, isOpen } = isTrue(input.onlyAvailable) ? await openShipping(c) : anyShipping(c);
    const methods = shopConfig.shippingMethods
      .filter(isOpen)
      .map((method) => serializeShippingMethod(method, c.var.locale, zone, withPrices ? shopConfig.currencies : null));
    return answerList(c, 'shipping_method', methods, criteria);
  });

  // apps may change both lists in a Shopware; here it is what `onlyAvailable` tells
  onBoth(routes, { path: '/checkout/gateway' }, async (c) => {
    const { store, locale } = c.var;
    const { zone, isOpen } = await openShipping(c);
    const payments = store.shopConfig.paymentMethods.filter(await openPayment(c));
    const shipments = store.shopConfig.shippingMethods.filter(isOpen);
    return c.json({
      payments: payments.map((method) => serializePaymentMethod(method, locale)),
      shipments: shipments.map((method) => serializeShippingMethod(method, locale, zone)),
      errors: [],
      apiAlias: 'array_struct',
    });
  });

  onBoth(routes, readPaymentMethods, async (c) => {
    const input = await readInput(c);
    const methods = await paymentMethods(c, input);
    const elements = methods.map((method) => serializePaymentMethod(method, c.var.locale));
    return answerList(c, 'payment_method', elements, readCriteria(input));
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

/** All methods; with `onlyAvailable` those for the named own order, else for the cart. @throws 403, 404 */
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

/** How the shop is set up, for clients that ask instead of knowing. */
export function settingsRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readShopSettings, (c) => {
    const { shopConfig, config } = c.var.store;
    const doubleOptInRegistration = hasToConfirm(config, { isGuest: false });
    const doubleOptInGuestOrder = hasToConfirm(config, { isGuest: true });
    return c.json(serializeShopSettings(shopConfig, { doubleOptInRegistration, doubleOptInGuestOrder }));
  });

  // the hash tells a client when to ask for consent again
  onCall(routes, readCookieGroups, (c) => {
    const elements = serializeCookieGroups(c.var.locale);
    const hash = createHash('md5').update(JSON.stringify(elements)).digest('hex');
    return c.json({ elements, hash, languageId: languageId(c.var.locale), apiAlias: 'cookie_groups_hash' });
  });

  // the notice of the EU is a picture of its own; this shop links to its explanation and shows its own guarantees
  onCall(routes, readGuaranteeNotice, (c) => {
    const link = `${YOUR_EUROPE}/index_${c.var.locale.slice(0, 2)}.htm`;
    return c.json({ svg: null, link, apiAlias: 'legal_guarantee_notice' });
  });

  return routes;
}

const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns';
