import { addressLines } from '#features/account/address/address-lines.ts';
import { stateOf } from '#features/account/address/countries.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { AddressInput, CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { typedBilling, typedShipping } from './registration.ts';
import type { CheckoutWords } from './words.ts';

/** What an order is made of besides its form. */
export type Chosen = {
  countries: readonly Country[];
  /** Of a customer's book; none for a guest. */
  addresses: readonly CustomerAddress[] | undefined;
  /** Names of what was chosen; no shipping for downloads. */
  shipping: string | undefined;
  payment: string | undefined;
};

/** Everything once more before the button, in words; what is not known yet is left out. */
export function reviewOf(form: CheckoutForm, words: CheckoutWords, chosen: Chosen): { name: string; text: string }[] {
  const { checkout, account } = words;
  const { shipping, payment, addresses } = chosen;
  const shippingAddress = addressText(typedShipping(form), addresses && form.shippingId, chosen);
  const invoice = form.billingSame ? '' : addressText(typedBilling(form), addresses && form.billingId, chosen);
  const rows = [
    { name: formatMessage(account, 'field-email'), text: form.email },
    { name: formatMessage(checkout, 'shippingAddress'), text: shipping && shippingAddress },
    { name: formatMessage(checkout, 'billingAddress'), text: shipping ? invoice : shippingAddress },
    { name: formatMessage(checkout, 'shippingMethod'), text: shipping },
    { name: formatMessage(checkout, 'paymentMethod'), text: payment },
  ];
  return rows.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

/** An address of the book, or the one that is typed, in one line. */
function addressText(typed: AddressInput, id: string | undefined, { addresses, countries }: Chosen): string {
  const savedAddress = id && addresses?.find((address) => address.id === id);
  if (savedAddress) return addressLines(savedAddress).join(', ');
  if (!typed.street) return '';
  const country = countries.find((one) => one.id === typed.countryId);
  const { firstName = '', lastName = '' } = typed;
  const lines = addressLines({
    id: '',
    ...typed,
    firstName,
    lastName,
    country,
    countryState: stateOf(typed, countries),
  });
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}
