import type { CartView } from '#store/cart/serialize-cart.ts';
import { serializeFile } from '#store/catalogue/media.ts';
import type {
  OrderAddressRow,
  OrderDeliveryRow,
  OrderTransactionRow,
  StoredOrder,
} from '#store/records/checkout/orders.ts';
import { serializeDate } from '#store/response-shapes.ts';
import { serializePrice } from '#store/rules/price/price.ts';
import { serializeDay } from '#store/rules/shipping/delivery-date.ts';
import { serializeAddressFields } from '#store/serializers/customer.ts';
import { serializePaymentMethod, serializeShippingMethod } from '#store/serializers/method.ts';
import { amount } from '#values/money.ts';
import { serializeState, stateId } from './states.ts';

const stamps = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
  createdAt: serializeDate(new Date(createdAt)),
  updatedAt: serializeDate(new Date(updatedAt)),
});

export const serializeOrderAddress = ({ id, address }: OrderAddressRow, { shopConfig, locale }: CartView) => ({
  id,
  ...serializeAddressFields(address, shopConfig, locale),
  apiAlias: 'order_address' as const,
});

export function serializeOrderLine(line: StoredOrder['lines'][number], { pictures }: CartView) {
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
    translated: {},
    apiAlias: 'order_line_item' as const,
  };
}

export function serializeOrderDelivery(row: OrderDeliveryRow, { addresses }: StoredOrder, view: CartView) {
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

export function serializeOrderTransaction(row: OrderTransactionRow, { shopConfig, locale }: CartView) {
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
