import type { Locale } from '#i18n/locales.ts';
import { type PricedCart, shippingPrices } from '#store/cart/calculate-cart.ts';
import type { Line } from '#store/cart/price-lines.ts';
import { discountLinePrice, discountPayload, linePayload } from '#store/cart/price-lines.ts';
import type { Pictures } from '#store/catalogue/media.ts';
import { newId, newLinkCode } from '#store/id.ts';
import type { Address, OrderCustomer } from '#store/records/checkout/customers.ts';
import { type AddressRow, buyerKey, type CustomerRow, hasVerifiedAddress } from '#store/records/checkout/customers.ts';
import type { OrderAddressRow, OrderDeliveryRow, OrderLineRow, StoredOrder } from '#store/records/checkout/orders.ts';
import { asPrice, sumPrices } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
import type { TaxClass } from '#store/shop-config/payment.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';

/** What the order route adds to the cart. */
export type OrderDetails = { comment: string | null; affiliateCode: string | null; campaignCode: string | null };

/** Number and moment of the order, and what its lines are described with. */
type Circumstances = { number: string; locale: Locale; now: Date; taxes: TaxClass[]; pictures: Pictures };

/** The rows of an order from a calculated cart: a snapshot that later changes of the range don't reach. */
export function newOrder(
  cart: PricedCart,
  shopper: Shopper,
  details: OrderDetails,
  { number, locale, now, taxes, pictures }: Circumstances,
): StoredOrder {
  const id = newId();
  const stamps = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const { addresses, billingId, shippingId } = copyAddresses(shopper, id);
  return {
    order: {
      id,
      number,
      state: 'open',
      deepLinkCode: newLinkCode(),
      sessionId: cart.session.id,
      cartHash: cart.hash,
      customerId: shopper.customer.id,
      customer: copyCustomer(shopper.customer),
      emailKey: buyerKey(shopper.customer.email),
      locale,
      currencyId: cart.currency.id,
      currencyFactor: cart.currency.factor,
      billingAddressId: billingId,
      total: cart.totals.total,
      price: cart.totals,
      shippingCosts: sumPrices(shippingPrices(cart)),
      ...details,
      storefront: cart.session.storefront,
      ...stamps,
    },
    addresses,
    lines: [
      ...cart.lines.map((line, position) =>
        orderLine(line, { orderId: id, position: position + 1 }, { taxes, pictures }),
      ),
      ...cart.discounts.map((applied, index) =>
        discountLine(applied, { orderId: id, position: cart.lines.length + index + 1 }),
      ),
    ],
    deliveries: orderDeliveries(cart, { orderId: id, addressId: shippingId, ...stamps }),
    transactions: [
      {
        id: newId(),
        orderId: id,
        position: 1,
        state: 'open',
        paymentMethodId: cart.paymentMethod.id,
        amount: asPrice(cart.totals),
        reference: null,
        ...stamps,
      },
    ],
    documents: [],
  };
}

/** One address when both are the same, else two. */
function copyAddresses({ billing, shipping }: Shopper, orderId: string) {
  const copy = (row: AddressRow): OrderAddressRow => ({ id: newId(), orderId, address: addressOf(row) });
  const first = copy(billing);
  const second = shipping.id === billing.id ? first : copy(shipping);
  return { addresses: [...new Set([first, second])], billingId: first.id, shippingId: second.id };
}

function addressOf(row: AddressRow): Address {
  const { id: _id, customerId: _customerId, createdAt: _createdAt, updatedAt: _updatedAt, ...address } = row;
  return address;
}

const copyCustomer = (row: CustomerRow): OrderCustomer => ({
  email: row.email,
  number: row.number,
  isGuest: row.isGuest,
  isConfirmed: hasVerifiedAddress(row),
  groupId: row.groupId,
  salutationId: row.salutationId,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.company,
  vatIds: row.vatIds,
});

function orderLine(
  line: Line,
  place: Pick<OrderLineRow, 'orderId' | 'position'>,
  { taxes, pictures }: Pick<Circumstances, 'taxes' | 'pictures'>,
): StoredOrder['lines'][number] {
  const { variant, price, quantity } = line;
  const id = newId();
  return {
    id,
    ...place,
    identifier: line.id,
    type: line.type,
    productId: variant.id,
    label: variant.name,
    quantity,
    price,
    payload: linePayload(variant, taxes),
    states: variant.states,
    coverId: pictures.first(variant.pictureIds),
    downloads: variant.downloads.map(({ mediaId, fileName, fileExtension }, index) => ({
      id: newId(),
      orderLineId: id,
      position: index + 1,
      mediaId,
      fileName,
      fileExtension,
      isGranted: false,
    })),
  };
}

const discountLine = (
  applied: AppliedDiscount,
  place: Pick<OrderLineRow, 'orderId' | 'position'>,
): StoredOrder['lines'][number] => ({
  id: newId(),
  ...place,
  identifier: applied.discount.id,
  type: 'promotion',
  productId: null,
  label: applied.promotion.name,
  quantity: 1,
  price: discountLinePrice(applied),
  payload: discountPayload(applied),
  states: [],
  coverId: null,
  downloads: [],
});

type DeliveryStamp = Pick<OrderDeliveryRow, 'orderId' | 'addressId' | 'createdAt' | 'updatedAt'>;

/** The parcel, then one delivery with negative costs for each discount on it. Downloads alone have none. */
function orderDeliveries(cart: PricedCart, stamp: DeliveryStamp): OrderDeliveryRow[] {
  if (!cart.delivery) return [];
  const { method, arrival } = cart.delivery;
  return shippingPrices(cart).map((costs) => ({
    ...stamp,
    id: newId(),
    state: 'open',
    shippingMethodId: method.id,
    costs,
    ...arrival,
    trackingCodes: [],
  }));
}
