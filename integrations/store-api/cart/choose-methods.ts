import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import type { CountryFact } from '#store/catalogue/facts/country.ts';
import type { ShippingMethodFact } from '#store/catalogue/facts/delivery.ts';
import type { PaymentMethodFact } from '#store/catalogue/facts/payment.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';
import { availableMethod, mayPay } from '#store/rules/cart/methods.ts';
import type { Session } from '#store/session.ts';
import type { Cents } from '#values/money.ts';
import { type Destination, isShippable } from './delivery.ts';
import type { Line } from './settle-lines.ts';

/** The method in use, and what to tell: nothing, that it was replaced, or that there is none. */
export type Choice<Method> = { method: Method; messages: Message[] };

/** The shipping method for what travels; a blocked one is replaced at once (facts §4.6). */
export function chooseShipping(
  { facts, session, locale }: Chooser,
  lines: Line[],
  destination: Destination,
): Choice<ShippingMethodFact> {
  const { shippingMethods, defaultShippingMethodId } = facts;
  const isOpen = (method: ShippingMethodFact) => lines.length === 0 || isShippable(method, lines, destination);
  const chosen = methodOf(shippingMethods, session.shippingMethodId, defaultShippingMethodId);
  const method = availableMethod(shippingMethods, chosen.id, defaultShippingMethodId, isOpen);
  return choice('shipping', chosen, method, locale);
}

/** The payment method for who pays how much; a blocked one is replaced at once (facts §4.6). */
export function choosePayment(
  { facts, session, locale }: Chooser,
  payment: { billingCountry: CountryFact; francs: Cents; isEmpty: boolean },
): Choice<PaymentMethodFact> {
  const { paymentMethods, defaultPaymentMethodId } = facts;
  const isOpen = (method: PaymentMethodFact) => payment.isEmpty || isPayable(facts, session, method, payment);
  const chosen = methodOf(paymentMethods, session.paymentMethodId, defaultPaymentMethodId);
  const method = availableMethod(paymentMethods, chosen.id, defaultPaymentMethodId, isOpen);
  return choice('payment', chosen, method, locale);
}

/** Whether this customer may pay in that way. `francs`: the total. */
export function isPayable(
  { customerGroups, currencies }: ShopFacts,
  session: Pick<Session, 'customerGroupId' | 'currencyId'>,
  method: PaymentMethodFact,
  { billingCountry, francs }: { billingCountry: CountryFact; francs: Cents },
): boolean {
  const group = customerGroups.find(({ id }) => id === session.customerGroupId)?.key ?? 'private';
  const currency = currencies.find(({ id }) => id === session.currencyId)?.iso ?? 'CHF';
  return mayPay(method, { group, country: billingCountry.iso, currency, total: francs });
}

type Chooser = { facts: ShopFacts; session: Session; locale: Locale };

/** The method of an id, or the shop's own when it has left the range. @throws {Error} when the shop has none */
function methodOf<Method extends { id: string }>(methods: Method[], id: string, defaultId: string): Method {
  const found = methods.find((method) => method.id === id) ?? methods.find((method) => method.id === defaultId);
  if (!found) throw new Error('content/shop/shop.yaml needs a shipping and a payment method with default: true.');
  return found;
}

function choice<Method extends { id: string; name: Text }>(
  kind: 'shipping' | 'payment',
  chosen: Method,
  method: Method | undefined,
  locale: Locale,
): Choice<Method> {
  const name = inLanguage(locale, chosen.name);
  if (!method) return { method: chosen, messages: [message(`${kind}-method-blocked`, `-${name}`, { name })] };
  if (method.id === chosen.id) return { method, messages: [] };
  const newName = inLanguage(locale, method.name);
  const title = kind === 'shipping' ? 'ShippingMethodName' : 'PaymentMethodName';
  const names = { [`old${title}`]: name, [`new${title}`]: newName };
  return { method, messages: [message(`${kind}-method-changed`, `-${name}-${newName}`, names)] };
}
