import { wirePlace } from '#store/account/wire-customer.ts';
import { wireDate } from '#store/answer.ts';
import type { CartView } from '#store/cart/wire-cart.ts';
import type {
  OrderAddressRow,
  OrderDeliveryRow,
  OrderTransactionRow,
  StoredOrder,
} from '#store/records/checkout/orders.ts';
import { wirePrice } from '#store/rules/price/price.ts';
import { wireDay } from '#store/rules/shipping/delivery-date.ts';
import { wireFile } from '#store/wire/media.ts';
import { wirePaymentMethod, wireShippingMethod } from '#store/wire/method.ts';
import { amount } from '#values/money.ts';
import { stateId, wireState } from './states.ts';

const stamps = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
  createdAt: wireDate(new Date(createdAt)),
  updatedAt: wireDate(new Date(updatedAt)),
});

export const wireOrderAddress = ({ id, address }: OrderAddressRow, { facts, locale }: CartView) => ({
  id,
  ...wirePlace(address, facts, locale),
  apiAlias: 'order_address' as const,
});

export function wireOrderLine(line: StoredOrder['lines'][number], { pictures }: CartView) {
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
    price: wirePrice(line.price),
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
      media: wireFile(file.mediaId, file.fileName, file.fileExtension),
      customFields: null,
      apiAlias: 'order_line_item_download' as const,
    })),
    children: [],
    customFields: null,
    translated: {},
    apiAlias: 'order_line_item' as const,
  };
}

export function wireOrderDelivery(row: OrderDeliveryRow, { addresses }: StoredOrder, view: CartView) {
  const { facts, locale } = view;
  const method = facts.shippingMethods.find(({ id }) => id === row.shippingMethodId);
  const address = addresses.find(({ id }) => id === row.addressId);
  return {
    id: row.id,
    orderId: row.orderId,
    shippingOrderAddressId: row.addressId,
    shippingOrderAddress: address ? wireOrderAddress(address, view) : null,
    shippingMethodId: row.shippingMethodId,
    shippingMethod: method ? wireShippingMethod(method, locale, null) : null,
    shippingCosts: wirePrice(row.costs),
    shippingDateEarliest: wireDay(row.earliest),
    shippingDateLatest: wireDay(row.latest),
    trackingCodes: row.trackingCodes,
    stateId: stateId('order_delivery', row.state),
    stateMachineState: wireState('order_delivery', row.state, locale),
    customFields: null,
    ...stamps(row),
    apiAlias: 'order_delivery' as const,
  };
}

export function wireOrderTransaction(row: OrderTransactionRow, { facts, locale }: CartView) {
  const method = facts.paymentMethods.find(({ id }) => id === row.paymentMethodId);
  return {
    id: row.id,
    orderId: row.orderId,
    paymentMethodId: row.paymentMethodId,
    paymentMethod: method ? wirePaymentMethod(method, locale) : null,
    amount: wirePrice(row.amount),
    stateId: stateId('order_transaction', row.state),
    stateMachineState: wireState('order_transaction', row.state, locale),
    customFields: null,
    ...stamps(row),
    apiAlias: 'order_transaction' as const,
  };
}
