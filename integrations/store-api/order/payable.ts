import { isPayable } from '#store/cart/choose-methods.ts';
import type { PaymentMethodFact } from '#store/catalogue/facts/payment.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';

/** The ways in which a placed order may still be paid: for its country, its total and its customer, not for any cart. */
export function payableFor({ order, addresses }: StoredOrder, facts: ShopFacts): PaymentMethodFact[] {
  const billing = addresses.find(({ id }) => id === order.billingAddressId);
  const billingCountry = facts.countries.find(({ id }) => id === billing?.address.countryId);
  if (!billingCountry) return [];
  const francs = Math.round(order.total / order.currencyFactor);
  const payer = { customerGroupId: order.customer.groupId, currencyId: order.currencyId };
  return facts.paymentMethods.filter(
    (method) => method.changeableAfterOrder && isPayable(facts, payer, method, { billingCountry, francs }),
  );
}
