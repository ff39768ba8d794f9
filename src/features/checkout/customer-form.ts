import { isCustomerSession } from '#features/session/session.ts';
import type { Customer, CustomerAddress } from '#store-api/contract/account.ts';
import type { Context } from '#store-api/contract/context.ts';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * The form once its shopper is known by an account: the addresses of the session are chosen. One that was typed before
 * the login stays what was asked for, and is chosen instead.
 */
export function asCustomer(form: CheckoutForm, customer: Customer): CheckoutForm {
  const shippingId = customer.activeShippingAddress?.id ?? customer.defaultShippingAddressId ?? '';
  const billingId = customer.activeBillingAddress?.id ?? customer.defaultBillingAddressId ?? '';
  const isTyped = form.shippingId === '' && form.shipping.street.trim() !== '';
  const isBillingTyped = !form.billingSame && form.billingId === '' && form.billing.street.trim() !== '';
  return {
    ...form,
    buyer: 'guest',
    password: '',
    email: customer.email,
    salutationId: form.salutationId || (customer.salutationId ?? ''),
    firstName: form.firstName || customer.firstName,
    lastName: form.lastName || customer.lastName,
    shippingId: isTyped ? '' : shippingId,
    billingId: isBillingTyped ? '' : billingId,
    billingSame: isTyped || isBillingTyped ? form.billingSame : shippingId === billingId,
  };
}

/**
 * The addresses that a customer can choose from, `undefined` for somebody without an account. Before the book is there,
 * when it does not come or may not be seen, they are those where parcel and invoice go by the session.
 */
export function addressesOf(customer: Context['customer'], book: CustomerAddress[] | undefined) {
  if (!customer || !isCustomerSession(customer)) return undefined;
  if (book && book.length > 0) return book;
  const { activeShippingAddress: shippingAddress, activeBillingAddress: invoice } = customer;
  return [shippingAddress, invoice?.id === shippingAddress?.id ? undefined : invoice].flatMap(
    (address) => address ?? [],
  );
}
