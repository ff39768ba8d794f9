import type { Config } from '#config.schema.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { isStripeMethod } from './stripe/session-params.ts';

/**
 * The shop with the payment methods that somebody really takes money for. With Stripe the test page is gone, and what
 * only it could take (PostFinance) is available to nobody; orders that were paid so keep its name.
 */
export function offeredBy({ STRIPE_SECRET_KEY }: Config, shopConfig: ShopConfig): ShopConfig {
  if (!STRIPE_SECRET_KEY) return shopConfig;
  const paymentMethods = shopConfig.paymentMethods.map((method) =>
    method.flow === 'redirect' && !isStripeMethod(method.key) ? { ...method, availability: [] } : method,
  );
  return { ...shopConfig, paymentMethods };
}
