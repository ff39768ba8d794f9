import { wordsOf } from '#i18n/words.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { ask } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { type PaymentMethod, readPaymentMethods } from '#store-api/contract/checkout.ts';
import { readContext } from '#store-api/contract/context.ts';
import { nameOf } from '#store-api/name-of.ts';
import { addressLines } from './address/address-lines.ts';

/** What the overview shows of a customer, in words. */
export async function overview(asking: Asking, customer: Customer) {
  const t = wordsOf(asking.locale, 'account');
  const pro = wordsOf(asking.locale, 'professional');
  const { defaultShippingAddress: shipping, defaultBillingAddress: billing } = customer;
  const { paymentMethod, context } = await ask(asking, readContext);
  const isApplying = Boolean(customer.requestedGroupId) && customer.requestedGroupId !== customer.groupId;
  return {
    title: t('greeting', { name: `${customer.firstName} ${customer.lastName}` }),
    number: customer.customerNumber ? t('customerNumber', { number: customer.customerNumber }) : '',
    email: customer.email,
    shipping: shipping ? addressLines(shipping) : [],
    billing: billing && billing.id !== shipping?.id ? addressLines(billing) : [],
    payment: nameOf(await standardOf(asking, customer, paymentMethod)),
    /** How an application for a professional account stands, and what it has brought. */
    standing: isApplying ? pro('pending') : context.taxState === 'net' ? pro('approved') : undefined,
    isApplying,
  };
}

/** The customer's standard way to pay; only where the session has chosen another one it has to be asked for. */
async function standardOf(asking: Asking, customer: Customer, chosen: PaymentMethod): Promise<PaymentMethod> {
  const { defaultPaymentMethodId: wanted } = customer;
  if (!wanted || wanted === chosen.id) return chosen;
  const { elements } = await ask(asking, readPaymentMethods, { body: {} });
  return elements.find(({ id }) => id === wanted) ?? chosen;
}
