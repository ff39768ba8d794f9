import type { AddressInput, Customer, CustomerAddress, Registration } from '#store-api/contract/account.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';

/**
 * The form as a guest's registration. The one who pays is the customer: the Store API copies the customer's name into
 * the billing address, so the name on the parcel goes into a shipping address of its own when somebody else pays.
 */
export function registrationOf(form: CheckoutForm, storefrontUrl: string): Registration {
  const { email, salutationId, billingSame } = form;
  const payer = billingSame ? form : form.billing;
  return {
    guest: true,
    ...{ email: email.trim(), storefrontUrl, acceptedDataProtection: form.consentPrivacy },
    ...(salutationId && { salutationId }),
    ...namesOf(payer),
    billingAddress: addressOf(billingSame ? form.shipping : form.billing, payer, salutationId),
    ...(!billingSame && { shippingAddress: addressOf(form.shipping, form, salutationId) }),
  };
}

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

/** Where a refused field of the registration stands in the form: `billingAddress.zipcode` → `shipping.zipcode`. */
export function formField(field: string, { billingSame }: Pick<CheckoutForm, 'billingSame'>): string {
  const [part = '', name = ''] = field.split('.');
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
    ...(phoneNumber && { phoneNumber }),
  };
}

const filled = ({ company, street, zipcode, city, countryId }: CustomerAddress) => ({
  ...{ company: company ?? '', street, zipcode: zipcode ?? '', city, countryId },
});

const isSame = (one: CustomerAddress, other: CustomerAddress): boolean =>
  JSON.stringify([filled(one), namesOf(one)]) === JSON.stringify([filled(other), namesOf(other)]);
