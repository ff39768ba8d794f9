import type { CartView } from '#store/cart/serialize-cart.ts';
import { serializeFile } from '#store/catalogue/media.ts';
import { serializeDocument } from '#store/document/serialize-document.ts';
import type {
  OrderAddressRow,
  OrderDeliveryRow,
  OrderTransactionRow,
  StoredOrder,
} from '#store/records/checkout/orders.ts';
import { languageId, serializeDate } from '#store/request.ts';
import { serializePrice, serializeTotals } from '#store/rules/price/price.ts';
import { serializeDay } from '#store/rules/shipping/shipping.ts';
import { serializeAddressFields } from '#store/serializers/customer.ts';
import { serializePaymentMethod, serializeShippingMethod } from '#store/serializers/method.ts';
import { serializeCurrency } from '#store/serializers/money.ts';
import { serializeLanguage, serializeSalutation } from '#store/serializers/people.ts';
import { amount } from '#values/money.ts';
import { serializeState, stateId } from './states.ts';

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

const stamps = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
  createdAt: serializeDate(new Date(createdAt)),
  updatedAt: serializeDate(new Date(updatedAt)),
});

const serializeOrderAddress = ({ id, address }: OrderAddressRow, { shopConfig, locale }: CartView) => ({
  id,
  ...serializeAddressFields(address, shopConfig, locale),
  apiAlias: 'order_address' as const,
});

function serializeOrderLine(line: StoredOrder['lines'][number], { pictures }: CartView) {
  const cover = pictures.media(line.coverId, line.label);
  const isGood = line.type !== 'promotion';
  return {
    id: line.id,
    orderId: line.orderId,
    identifier: line.identifier,
    productId: line.productId,
    referencedId: isGood ? line.productId : line.payload.code,
    parentId: null,
    promotionId: line.payload.promotionId ?? null,
    coverId: cover?.id ?? null,
    cover,
    type: line.type,
    label: line.label,
    description: null,
    quantity: line.quantity,
    unitPrice: amount(line.price.unit),
    totalPrice: amount(line.price.total),
    price: serializePrice(line.price),
    payload: line.payload,
    states: line.states,
    position: line.position,
    good: isGood,
    removable: true,
    stackable: isGood,
    downloads: line.downloads.map((file) => ({
      id: file.id,
      orderLineItemId: file.orderLineId,
      mediaId: file.mediaId,
      position: file.position,
      accessGranted: file.isGranted,
      media: serializeFile(file.mediaId, file.fileName, file.fileExtension),
      customFields: null,
      apiAlias: 'order_line_item_download' as const,
    })),
    children: [],
    customFields: null,
    translated: [],
    apiAlias: 'order_line_item' as const,
  };
}

function serializeOrderDelivery(row: OrderDeliveryRow, { addresses }: StoredOrder, view: CartView) {
  const { shopConfig, locale } = view;
  const method = shopConfig.shippingMethods.find(({ id }) => id === row.shippingMethodId);
  const address = addresses.find(({ id }) => id === row.addressId);
  return {
    id: row.id,
    orderId: row.orderId,
    shippingOrderAddressId: row.addressId,
    shippingOrderAddress: address ? serializeOrderAddress(address, view) : null,
    shippingMethodId: row.shippingMethodId,
    shippingMethod: method ? serializeShippingMethod(method, locale, null) : null,
    shippingCosts: serializePrice(row.costs),
    shippingDateEarliest: serializeDay(row.earliest),
    shippingDateLatest: serializeDay(row.latest),
    trackingCodes: row.trackingCodes,
    stateId: stateId('order_delivery', row.state),
    stateMachineState: serializeState('order_delivery', row.state, locale),
    customFields: null,
    ...stamps(row),
    apiAlias: 'order_delivery' as const,
  };
}

function serializeOrderTransaction(row: OrderTransactionRow, { shopConfig, locale }: CartView) {
  const method = shopConfig.paymentMethods.find(({ id }) => id === row.paymentMethodId);
  return {
    id: row.id,
    orderId: row.orderId,
    paymentMethodId: row.paymentMethodId,
    paymentMethod: method ? serializePaymentMethod(method, locale) : null,
    amount: serializePrice(row.amount),
    stateId: stateId('order_transaction', row.state),
    stateMachineState: serializeState('order_transaction', row.state, locale),
    customFields: null,
    ...stamps(row),
    apiAlias: 'order_transaction' as const,
  };
}
