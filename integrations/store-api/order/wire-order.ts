import { wireDate } from '#store/answer.ts';
import type { CartView } from '#store/cart/wire-cart.ts';
import { wireDocument } from '#store/document/wire-document.ts';
import { languageId } from '#store/language.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { wirePrice } from '#store/rules/price/price.ts';
import { wireTotals } from '#store/rules/price/totals.ts';
import { wireCurrency } from '#store/wire/money.ts';
import { wireLanguage, wireSalutation } from '#store/wire/people.ts';
import { amount } from '#values/money.ts';
import { wireState } from './states.ts';
import { wireOrderAddress, wireOrderDelivery, wireOrderLine, wireOrderTransaction } from './wire-order-parts.ts';

/** A placed order with all its parts (facts §3.11). Amounts are those of the day; names of states and methods are today's. */
export function wireOrder(stored: StoredOrder, view: CartView) {
  const { order, addresses, lines, deliveries, transactions } = stored;
  const { facts, locale } = view;
  const currency = facts.currencies.find(({ id }) => id === order.currencyId);
  const language = facts.languages.find((each) => each.locale === order.locale);
  const placed = wireDate(new Date(order.createdAt));
  const wireAddresses = addresses.map((row) => wireOrderAddress(row, view));
  return {
    id: order.id,
    orderNumber: order.number,
    orderDate: placed,
    orderDateTime: placed,
    deepLinkCode: order.deepLinkCode,
    salesChannelId: facts.salesChannel.id,
    languageId: languageId(order.locale),
    language: language ? wireLanguage(language) : null,
    currencyId: order.currencyId,
    currencyFactor: order.currencyFactor,
    currency: currency ? wireCurrency(currency, locale) : null,
    itemRounding: currency?.itemRounding ?? null,
    totalRounding: currency?.totalRounding ?? null,
    price: wireTotals(order.price),
    amountTotal: amount(order.price.total),
    amountNet: amount(order.price.net),
    positionPrice: amount(order.price.positions),
    taxStatus: order.price.taxState,
    taxCalculationType: 'horizontal',
    shippingCosts: wirePrice(order.shippingCosts),
    shippingTotal: amount(order.shippingCosts.total),
    stateMachineState: wireState('order', order.state, locale),
    orderCustomer: wireOrderCustomer(stored, view),
    billingAddressId: order.billingAddressId,
    billingAddress: wireAddresses.find(({ id }) => id === order.billingAddressId) ?? null,
    addresses: wireAddresses,
    lineItems: lines.map((line) => wireOrderLine(line, view)),
    deliveries: deliveries.map((row) => wireOrderDelivery(row, stored, view)),
    transactions: transactions.map((row) => wireOrderTransaction(row, view)),
    primaryOrderDeliveryId: deliveries[0]?.id ?? null,
    primaryOrderTransactionId: transactions.at(-1)?.id ?? null,
    documents: stored.documents.map((row) => wireDocument(row, locale)),
    tags: null,
    customerComment: order.comment,
    affiliateCode: order.affiliateCode,
    campaignCode: order.campaignCode,
    source: null,
    customFields: null,
    createdAt: placed,
    updatedAt: wireDate(new Date(order.updatedAt)),
    apiAlias: 'order' as const,
  };
}

function wireOrderCustomer({ order: { id, customer, customerId } }: StoredOrder, { facts, locale }: CartView) {
  const salutation = facts.salutations.find((each) => each.id === customer.salutationId);
  return {
    id,
    customerId,
    email: customer.email,
    customerNumber: customer.number,
    salutationId: customer.salutationId,
    salutation: salutation ? wireSalutation(salutation, locale) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    vatIds: customer.vatIds,
    customFields: null,
    apiAlias: 'order_customer' as const,
  };
}
