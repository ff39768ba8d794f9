import { birthdayFields } from '#features/account/age.ts';
import type { AddressInput, Customer, CustomerAddress, Registration } from '#store-api/contract/account.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';

/**
 * The form as a registration, of a guest or of somebody who opens an account with the order. The one who pays is the customer: the Store API copies the customer's name into
 * the billing address, so the name on the parcel goes into a shipping address of its own when somebody else pays.
 */
export function registrationOf(form: CheckoutForm, storefrontUrl: string): Registration {
  const { email, salutationId, billingSame } = form;
  const payer = billingSame ? form : form.billing;
  return {
    ...(form.buyer === 'new'
      ? { accountType: 'private' as const, password: form.password, ...birthdayFields(form) }
      : { guest: true }),
    ...{ email: email.trim(), storefrontUrl, acceptedDataProtection: form.consentPrivacy },
    ...(salutationId && { salutationId }),
    ...namesOf(payer),
    billingAddress: billingSame ? typedShipping(form) : typedBilling(form),
    ...(!billingSame && { shippingAddress: typedShipping(form) }),
  };
}

/** The address that was typed for the parcel. */
export const typedShipping = (form: CheckoutForm): AddressInput => addressOf(form.shipping, form, form.salutationId);

/** The address that was typed for the invoice. */
export const typedBilling = (form: CheckoutForm): AddressInput =>
  addressOf(form.billing, form.billing, form.salutationId);

/** The form as far as a guest of this session has filled it in before. */
export function formOf({ email, salutationId, ...customer }: Customer): CheckoutForm {
  const shipping = customer.activeShippingAddress ?? customer.defaultShippingAddress;
  const billing = customer.activeBillingAddress ?? customer.defaultBillingAddress ?? shipping;
  const empty = emptyForm();
  if (!shipping || !billing) return { ...empty, email, salutationId: salutationId ?? '', ...namesOf(customer) };
  return {
    ...empty,
    ...{ email, salutationId: salutationId ?? shipping.salutationId ?? '' },
    ...namesOf(shipping),
    shipping: { ...filled(shipping), phoneNumber: shipping.phoneNumber ?? '' },
    billingSame: shipping.id === billing.id || isSame(shipping, billing),
    billing: { ...filled(billing), ...namesOf(billing) },
  };
}

/** Whether the guest of this session is the one of the form, so that nobody has to be registered. */
export function isRegistered(form: CheckoutForm, customer: Customer | null | undefined): boolean {
  if (!customer) return false;
  const plain = (one: CheckoutForm) => JSON.stringify({ ...registrationOf(one, ''), acceptedDataProtection: true });
  return plain(form) === plain(formOf(customer));
}

/**
 * Where a refused field of the registration stands in the form: `billingAddress.zipcode` → `shipping.zipcode`. An
 * address for the book names its fields alone.
 */
export function formField(field: string, form: Pick<CheckoutForm, 'billingSame' | 'shippingId' | 'shipping'>): string {
  const { billingSame, shippingId, shipping } = form;
  const [part = '', name = ''] = field.split('.');
  if (part in shipping) return shippingId ? `billing.${part}` : `shipping.${part}`;
  if (part === 'shippingAddress') return isName(name) ? name : `shipping.${name}`;
  if (part === 'billingAddress') return billingSame ? (isName(name) ? name : `shipping.${name}`) : `billing.${name}`;
  return !billingSame && isName(part) ? `billing.${part}` : part;
}

type Names = { firstName: string; lastName: string };

const namesOf = ({ firstName, lastName }: Names): Names => ({ firstName: firstName.trim(), lastName: lastName.trim() });

const isName = (field: string): boolean => field === 'firstName' || field === 'lastName';

function addressOf(
  address: CheckoutForm['shipping'] | CheckoutForm['billing'],
  names: Names,
  salutationId: string,
): AddressInput {
  const phoneNumber = 'phoneNumber' in address ? address.phoneNumber.trim() : '';
  const company = address.company.trim();
  return {
    ...(salutationId && { salutationId }),
    ...namesOf(names),
    ...(company && { company }),
    ...{ street: address.street.trim(), zipcode: address.zipcode.trim(), city: address.city.trim() },
    countryId: address.countryId,
    ...(address.countryStateId && { countryStateId: address.countryStateId }),
    ...(phoneNumber && { phoneNumber }),
  };
}

const filled = ({ company, street, zipcode, city, countryId, countryStateId }: Place) => ({
  ...{ company: company ?? '', street, zipcode: zipcode ?? '', city, countryId },
  countryStateId: countryStateId ?? '',
});

type Place = Pick<CustomerAddress, 'company' | 'street' | 'zipcode' | 'city' | 'countryId' | 'countryStateId'>;
type Named = Place & { firstName?: string; lastName?: string };

/** Whether a parcel would go to the same door and the same person. */
export const isSame = (one: Named, other: Named): boolean => labelOf(one) === labelOf(other);

const labelOf = (address: Named): string =>
  JSON.stringify([filled(address), address.firstName?.trim(), address.lastName?.trim()]);
