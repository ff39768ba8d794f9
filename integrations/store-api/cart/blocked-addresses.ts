import type { Shopper } from '#store/account/shopper.ts';
import type { CountryFact } from '#store/catalogue/facts/country.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';

/**
 * Addresses in a country that the shop has left; the cart is reckoned for its own country meanwhile (facts §4.1).
 * Content no longer knows the country's name, so the town stands for it. Downloads need no way.
 */
export function blockedAddresses(shopper: Shopper | null, countries: CountryFact[], isVirtual: boolean): Message[] {
  if (!shopper) return [];
  const isLeft = (countryId: string) => !countries.some(({ id }) => id === countryId);
  const { shipping, billing } = shopper;
  return [
    ...(!isVirtual && isLeft(shipping.countryId) ? [blocked('shipping-address-blocked', shipping.city)] : []),
    ...(isLeft(billing.countryId) ? [blocked('billing-address-blocked', billing.city)] : []),
  ];
}

const blocked = (kind: 'shipping-address-blocked' | 'billing-address-blocked', name: string): Message =>
  message(kind, `-${name}`, { name });
