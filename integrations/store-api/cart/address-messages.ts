import type { AddressRow } from '#store/records/checkout/customers.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Shopper } from '#store/shopper/shopper.ts';

type AddressConfig = Pick<ShopConfig, 'countries' | 'salutations'>;
type Kind = 'shipping' | 'billing';

/**
 * What keeps the addresses in use from being ordered with: they were right once, and content has changed
 * since, or they came from elsewhere. Downloads need no way. Pure.
 */
export function addressMessages(shopper: Shopper | null, shopConfig: AddressConfig, isVirtual: boolean): Message[] {
  if (!shopper) return [];
  const { shipping, billing } = shopper;
  return [
    ...(isVirtual ? [] : messageOf('shipping', shipping, shopConfig)),
    ...messageOf('billing', billing, shopConfig),
  ];
}

/**
 * One thing at a time. A country that the shop has left is not named: content no longer knows how it is called, so the
 * town stands for it, and the cart is reckoned for its own country meanwhile.
 */
function messageOf(kind: Kind, address: AddressRow, { countries, salutations }: AddressConfig): Message[] {
  const { id, city, countryId, salutationId } = address;
  const country = countries.find((each) => each.id === countryId);
  if (!country) return [message(`${kind}-address-blocked`, `-${city}`, { name: city })];
  if (!isComplete(address) || !new RegExp(country.postalCodePattern, 'i').test(address.zipcode))
    return [message(`${kind}-address-invalid`, '', {})];
  if (salutations.some((each) => each.id === salutationId)) return [];
  return [message(`salutation-missing-${kind}-address`, '', { addressId: id })];
}

const isComplete = ({ firstName, lastName, street, zipcode, city }: AddressRow): boolean =>
  [firstName, lastName, street, zipcode, city].every((part) => part.trim() !== '');
