import { isPaymentMethodAvailable } from '#store/cart/choose-methods.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** The ways in which a placed order may still be paid: for its country, its total and its customer, not for any cart. */
export function availablePaymentMethods({ order, addresses }: StoredOrder, shopConfig: ShopConfig): PaymentMethod[] {
  const billing = addresses.find(({ id }) => id === order.billingAddressId);
  const billingCountry = shopConfig.countries.find(({ id }) => id === billing?.address.countryId);
  if (!billingCountry) return [];
  const baseTotal = Math.round(order.total / order.currencyFactor);
  const payer = { customerGroupId: order.customer.groupId, currencyId: order.currencyId };
  return shopConfig.paymentMethods.filter(
    (method) =>
      method.changeableAfterOrder && isPaymentMethodAvailable(shopConfig, payer, method, { billingCountry, baseTotal }),
  );
}
