import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { callStore } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { type PaymentMethod, readPaymentMethods } from '#store-api/contract/checkout.ts';
import { readContext } from '#store-api/contract/context.ts';
import { addressLines } from './address/address-lines.ts';

/** What the overview shows of a customer, in words. */
export async function overview(storeContext: StoreContext, customer: Customer) {
  const t = wordsOf(storeContext.locale, 'account');
  const pro = wordsOf(storeContext.locale, 'professional');
  const { defaultShippingAddress: shipping, defaultBillingAddress: billing } = customer;
  const { paymentMethod, context } = await callStore(storeContext, readContext);
  const isApplying = Boolean(customer.requestedGroupId) && customer.requestedGroupId !== customer.groupId;
  return {
    title: t('greeting', { name: `${customer.firstName} ${customer.lastName}` }),
    number: customer.customerNumber ? t('customerNumber', { number: customer.customerNumber }) : '',
    email: customer.email,
    shipping: shipping ? addressLines(shipping) : [],
    billing: billing && billing.id !== shipping?.id ? addressLines(billing) : [],
    payment: (await standardOf(storeContext, customer, paymentMethod)).name ?? '',
    /** How an application for a professional account stands, and what it has brought. */
    applicationStatus: isApplying ? pro('pending') : context.taxState === 'net' ? pro('approved') : undefined,
    isApplying,
  };
}

/** The customer's standard way to pay; only where the session has chosen another one it has to be asked for. */
async function standardOf(
  storeContext: StoreContext,
  customer: Customer,
  chosen: PaymentMethod,
): Promise<PaymentMethod> {
  const { defaultPaymentMethodId: defaultId } = customer;
  if (!defaultId || defaultId === chosen.id) return chosen;
  const { elements } = await callStore(storeContext, readPaymentMethods, { body: {} });
  return elements.find(({ id }) => id === defaultId) ?? chosen;
}
