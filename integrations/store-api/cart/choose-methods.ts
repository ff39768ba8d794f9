import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { availableMethod, type Message, mayPay, message } from '#store/rules/cart/messages.ts';
import type { Session } from '#store/session.ts';
import type { Country } from '#store/shop-config/country.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';
import { acceptsLines, type Destination } from './delivery.ts';
import type { Line } from './price-lines.ts';

/** The method in use, and what to tell: nothing, that it was replaced, or that there is none. */
export type Choice<Method> = { method: Method; messages: Message[] };

/** The shipping method for what travels; a blocked one is replaced at once. */
export function chooseShipping(
  { shopConfig, session, locale }: Chooser,
  lines: Line[],
  destination: Destination,
): Choice<ShippingMethod> {
  const { shippingMethods, defaultShippingMethodId } = shopConfig;
  const isOpen = (method: ShippingMethod) => lines.length === 0 || acceptsLines(method, lines, destination);
  const chosen = methodOf(shippingMethods, session.shippingMethodId, defaultShippingMethodId);
  const method = availableMethod(shippingMethods, chosen.id, defaultShippingMethodId, isOpen);
  return choice('shipping', chosen, method, locale);
}

/** The payment method for who pays how much; a blocked one is replaced at once. */
export function choosePayment(
  { shopConfig, session, locale }: Chooser,
  payment: { billingCountry: Country; baseTotal: Cents; isEmpty: boolean },
): Choice<PaymentMethod> {
  const { paymentMethods, defaultPaymentMethodId } = shopConfig;
  const isOpen = (method: PaymentMethod) =>
    payment.isEmpty || isPaymentMethodAvailable(shopConfig, session, method, payment);
  const chosen = methodOf(paymentMethods, session.paymentMethodId, defaultPaymentMethodId);
  const method = availableMethod(paymentMethods, chosen.id, defaultPaymentMethodId, isOpen);
  return choice('payment', chosen, method, locale);
}

/** Whether this customer may pay in that way. `francs`: the total. */
export function isPaymentMethodAvailable(
  { customerGroups, currencies }: ShopConfig,
  session: Pick<Session, 'customerGroupId' | 'currencyId'>,
  method: PaymentMethod,
  { billingCountry, baseTotal }: { billingCountry: Country; baseTotal: Cents },
): boolean {
  const group = customerGroups.find(({ id }) => id === session.customerGroupId)?.key ?? 'private';
  const currency = currencies.find(({ id }) => id === session.currencyId)?.iso ?? 'CHF';
  return mayPay(method, { group, country: billingCountry.iso, currency, total: baseTotal });
}

type Chooser = { shopConfig: ShopConfig; session: Session; locale: Locale };

/** The method of an id, or the shop's own when it has left the range. @throws {Error} when the shop has none */
function methodOf<Method extends { id: string }>(methods: Method[], id: string, defaultId: string): Method {
  const match = methods.find((method) => method.id === id) ?? methods.find((method) => method.id === defaultId);
  if (!match) throw new Error('content/shop/shop.yaml needs a shipping and a payment method with default: true.');
  return match;
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
