import type { CartView } from '#store/cart/serialize-cart.ts';
import { serializeDocument } from '#store/document/serialize-document.ts';
import { languageId } from '#store/language.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { serializeDate } from '#store/response-shapes.ts';
import { serializePrice } from '#store/rules/price/price.ts';
import { serializeTotals } from '#store/rules/price/totals.ts';
import { serializeCurrency } from '#store/serializers/money.ts';
import { serializeLanguage, serializeSalutation } from '#store/serializers/people.ts';
import { amount } from '#values/money.ts';
import {
  serializeOrderAddress,
  serializeOrderDelivery,
  serializeOrderLine,
  serializeOrderTransaction,
} from './serialize-order-parts.ts';
import { serializeState } from './states.ts';

/** A placed order with all its parts. Amounts are those of the day; names of states and methods are today's. */
export function serializeOrder(stored: StoredOrder, view: CartView) {
  const { order, addresses, lines, deliveries, transactions } = stored;
  const { shopConfig, locale } = view;
  const currency = shopConfig.currencies.find(({ id }) => id === order.currencyId);
  const language = shopConfig.languages.find((each) => each.locale === order.locale);
  const placed = serializeDate(new Date(order.createdAt));
  const serializedAddresses = addresses.map((row) => serializeOrderAddress(row, view));
  return {
    id: order.id,
    orderNumber: order.number,
    orderDate: placed,
    orderDateTime: placed,
    deepLinkCode: order.deepLinkCode,
    salesChannelId: shopConfig.salesChannel.id,
    languageId: languageId(order.locale),
    language: language ? serializeLanguage(language) : null,
    currencyId: order.currencyId,
    currencyFactor: order.currencyFactor,
    currency: currency ? serializeCurrency(currency, locale) : null,
    itemRounding: currency?.itemRounding ?? null,
    totalRounding: currency?.totalRounding ?? null,
    price: serializeTotals(order.price),
    amountTotal: amount(order.price.total),
    amountNet: amount(order.price.net),
    positionPrice: amount(order.price.positions),
    taxStatus: order.price.taxState,
    taxCalculationType: 'horizontal',
    shippingCosts: serializePrice(order.shippingCosts),
    shippingTotal: amount(order.shippingCosts.total),
    stateMachineState: serializeState('order', order.state, locale),
    orderCustomer: serializeOrderCustomer(stored, view),
    billingAddressId: order.billingAddressId,
    billingAddress: serializedAddresses.find(({ id }) => id === order.billingAddressId) ?? null,
    addresses: serializedAddresses,
    lineItems: lines.map((line) => serializeOrderLine(line, view)),
    deliveries: deliveries.map((row) => serializeOrderDelivery(row, stored, view)),
    transactions: transactions.map((row) => serializeOrderTransaction(row, view)),
    primaryOrderDeliveryId: deliveries[0]?.id ?? null,
    primaryOrderTransactionId: transactions.at(-1)?.id ?? null,
    documents: stored.documents.map((row) => serializeDocument(row, locale)),
    tags: null,
    customerComment: order.comment,
    affiliateCode: order.affiliateCode,
    campaignCode: order.campaignCode,
    source: null,
    customFields: null,
    createdAt: placed,
    updatedAt: serializeDate(new Date(order.updatedAt)),
    apiAlias: 'order' as const,
  };
}

function serializeOrderCustomer(
  { order: { id, customer, customerId } }: StoredOrder,
  { shopConfig, locale }: CartView,
) {
  const salutation = shopConfig.salutations.find((each) => each.id === customer.salutationId);
  return {
    id,
    customerId,
    email: customer.email,
    customerNumber: customer.number,
    salutationId: customer.salutationId,
    salutation: salutation ? serializeSalutation(salutation, locale) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    vatIds: customer.vatIds,
    customFields: null,
    apiAlias: 'order_customer' as const,
  };
}
