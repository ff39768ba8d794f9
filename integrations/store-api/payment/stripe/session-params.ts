import type Stripe from 'stripe';
import type { PaymentStart } from '#store/payment/handler.ts';
import type { PaymentVisit } from '#store/records/checkout/payments.ts';
import { WORDS } from '#store/words/words.ts';

/** Methods of the shop that Stripe takes money for, by the names of both. */
export const STRIPE_METHODS = { card: 'card', twint: 'twint' } as const;

export const isStripeMethod = (key: string): key is keyof typeof STRIPE_METHODS => Object.hasOwn(STRIPE_METHODS, key);

/**
 * What a page at Stripe is asked for. One line with the total: Stripe knows no negative lines, and discounts, shipping
 * and rounding would not add up there. The same visit always asks for the same, so that a repeated call makes no second page. Pure.
 */
export function sessionParams(
  { store: { shopConfig }, order: { order }, transaction }: Pick<PaymentStart, 'store' | 'order' | 'transaction'>,
  { token }: Pick<PaymentVisit, 'token'>,
  site: string,
): Stripe.Checkout.SessionCreateParams {
  const method = shopConfig.paymentMethods.find(({ id }) => id === transaction.paymentMethodId);
  const iso = shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso;
  if (!iso || !method || !isStripeMethod(method.key))
    throw new Error(`Stripe can't take the payment of order ${order.id}: ${method?.key} in ${iso}.`);
  const name = `${WORDS[order.locale].paymentPage.order} ${order.number}`;
  const metadata = { orderId: order.id, transactionId: transaction.id, visit: token };
  return {
    mode: 'payment',
    locale: order.locale.slice(0, 2) as Stripe.Checkout.SessionCreateParams.Locale,
    allowed_payment_method_types: [STRIPE_METHODS[method.key]],
    // the amount that is asked for is the amount that has to come
    adaptive_pricing: { enabled: false },
    client_reference_id: order.number,
    customer_email: order.customer.email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: iso.toLowerCase(), unit_amount: transaction.amount.total, product_data: { name } },
      },
    ],
    metadata,
    // refunds and disputes come with the payment, not with the page
    payment_intent_data: { metadata, description: name },
    success_url: `${site}/payment/stripe/${token}/return`,
    cancel_url: `${site}/payment/stripe/${token}/cancel`,
  };
}
