import { refuse, type Violation, violate } from '#store/errors.ts';
import type { Body } from '#store/request.ts';
import { localeOfId } from '#store/request.ts';
import type { Session } from '#store/session.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';

/** What a `PATCH /context` changes of a session. */
export type ContextChange = Partial<
  Pick<
    Session,
    | 'locale'
    | 'currencyId'
    | 'countryId'
    | 'countryStateId'
    | 'shippingMethodId'
    | 'paymentMethodId'
    | 'billingAddressId'
    | 'shippingAddressId'
  >
>;

/**
 * Reads the choices in a body; everything not named stays as it is.
 * @throws 403 for an address without a customer, 400 for a value that is no text or not of this shop or customer
 */
export function readContextChange(shopConfig: ShopConfig, shopper: Shopper | null, body: Body): ContextChange {
  if (!shopper && (body.billingAddressId || body.shippingAddressId))
    throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const addresses = shopper?.addresses ?? [];
  const countries = shopConfig.countries.flatMap(({ id, states }) =>
    states.map((state) => ({ ...state, countryId: id })),
  );
  const languageId = fields.idAmong('languageId', shopConfig.languages, 'language');
  const countryId = fields.idAmong('countryId', shopConfig.countries, 'country');
  const change: { [Name in keyof ContextChange]: ContextChange[Name] | null } = {
    locale: languageId === null ? null : localeOfId(languageId),
    currencyId: fields.idAmong('currencyId', shopConfig.currencies, 'currency'),
    countryId,
    countryStateId: fields.idAmong('countryStateId', countries, 'country_state'),
    shippingMethodId: fields.idAmong('shippingMethodId', shopConfig.shippingMethods, 'shipping_method'),
    paymentMethodId: fields.idAmong('paymentMethodId', shopConfig.paymentMethods, 'payment_method'),
    billingAddressId: fields.idAmong('billingAddressId', addresses, 'customer_address'),
    shippingAddressId: fields.idAmong('shippingAddressId', addresses, 'customer_address'),
  };
  if (violations.length > 0) throw violate(violations);
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value)) as ContextChange;
  // a state belongs to its country
  return countryId && !named.countryStateId ? { ...named, countryStateId: null } : named;
}
