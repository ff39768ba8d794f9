import { inLanguage } from '#i18n/locales.ts';
import { sumsOf } from '#store/bookkeeping/postings.ts';
import { orderWithNumber } from '#store/order/by-number.ts';
import { visibleLines } from '#store/print/address-lines.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import { readOrderNotes } from '#store/records/checkout/order-notes.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { refundedOf } from '#store/records/checkout/payments.ts';
import { type ReturnRow, readReturnsOf } from '#store/records/checkout/returns.ts';
import { readShipments } from '#store/records/checkout/shipments.ts';
import { decisivePayment } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { amount, type Cents } from '#values/money.ts';
import type { Row } from './rows.ts';

/** An order with its lines, sums, parcels, payments, returns and notes, as the owner reads it. @throws 404 no such order */
export async function orderSheet({ records, shopConfig }: Store, number: string) {
  const stored = await orderWithNumber(records.read, number);
  const refunded = await Promise.all(stored.transactions.map(({ id }) => refundedOf(records.read, id)));
  return {
    fields: { ...orderRow(stored, shopConfig), comment: stored.order.comment },
    lists: {
      ...parts(stored, shopConfig, refunded),
      shipments: (await readShipments(records.read, stored.order.id)).map(({ articles, trackingCodes, createdAt }) => ({
        goods: goodsText(articles),
        sent: createdAt,
        tracking: trackingCodes.join(' '),
      })),
      returns: (await readReturnsOf(records.read, stored.order.id)).map(returnRow),
      notes: (await readOrderNotes(records.read, stored.order.id)).map(({ text, createdAt }) => ({
        note: text,
        written: createdAt,
      })),
    },
  };
}

/** An order in one line, with the payment that it is judged by. */
export function orderRow({ order, deliveries, transactions }: StoredOrder, shopConfig: ShopConfig) {
  const payment = decisivePayment(transactions);
  return {
    number: order.number,
    placed: order.createdAt,
    state: order.state,
    payment: payment?.state ?? null,
    delivery: deliveries[0]?.state ?? null,
    total: money(order.total),
    currency: shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? null,
    method: nameOf(shopConfig.paymentMethods, payment?.paymentMethodId),
    customer: `${order.customer.firstName} ${order.customer.lastName}`,
    company: order.customer.company,
    email: order.customer.email,
  };
}

/** An order in one line with everything that a parcel service or a spreadsheet needs; it has its lines. */
export function wholeOrderRow(stored: StoredOrder, shopConfig: ShopConfig): Row {
  const { order, deliveries, addresses } = stored;
  const [delivery] = deliveries;
  const sums = new Map(sumsOf(stored).map(({ kind, gross }) => [kind, gross]));
  const placeOf = (id: string | undefined) => addresses.find((each) => each.id === id)?.address;
  const vat = order.price.taxes.reduce((sum, { tax }) => sum + tax, 0);
  return {
    ...orderRow(stored, shopConfig),
    ...addressColumns('shipping', placeOf(delivery?.addressId), shopConfig),
    ...addressColumns('billing', placeOf(order.billingAddressId), shopConfig),
    shippingMethod: nameOf(shopConfig.shippingMethods, delivery?.shippingMethodId),
    tracking: delivery?.trackingCodes.join(' ') ?? '',
    lines: visibleLines(stored)
      .filter(({ type }) => type !== 'promotion')
      .map(({ quantity, label, payload }) => `${quantity} × ${payload.productNumber ?? ''} ${label}`)
      .join('; '),
    goods: money(sums.get('goods') ?? 0),
    discounts: money(sums.get('discount') ?? 0),
    shipping: money((sums.get('shipping') ?? 0) + (sums.get('shipping discount') ?? 0)),
    rounding: money(sums.get('rounding') ?? 0),
    vat: money(vat),
    vatRates: order.price.taxes.map(({ rate, tax }) => `${rate} %: ${money(tax)}`).join('; '),
    comment: order.comment,
  };
}

function addressColumns(kind: 'shipping' | 'billing', address: Address | undefined, { countries }: ShopConfig): Row {
  const { company, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryId, phoneNumber } =
    address ?? {};
  const columns = {
    ...{ company, firstName, lastName, street, additional: additionalAddressLine1, zip: zipcode, city },
    country: countries.find(({ id }) => id === countryId)?.iso,
    phone: phoneNumber,
  };
  const entries = Object.entries(columns).map(([name, value]) => [`${kind} ${name}`, value ?? null]);
  return Object.fromEntries(entries);
}

/** Without what is taken off the shipping, which is an amount and nothing to pack. `refunded`: cents that went back of each payment. */
function parts(stored: StoredOrder, shopConfig: ShopConfig, refunded: Cents[]) {
  const { deliveries, transactions, addresses, order, documents } = stored;
  return {
    lines: visibleLines(stored).map(({ payload, label, quantity, price }) => ({
      article: typeof payload.productNumber === 'string' ? payload.productNumber : null,
      label,
      pieces: quantity,
      each: money(price.unit),
      together: money(price.total),
    })),
    sums: sumsOf(stored).map(({ kind, gross }) => ({ sum: kind, amount: money(gross) })),
    taxes: order.price.taxes.map(({ rate, tax }) => ({ vat: `${rate} %`, amount: money(tax) })),
    deliveries: deliveries.slice(0, 1).map(({ state, shippingMethodId, earliest, latest, trackingCodes }) => ({
      delivery: state,
      method: nameOf(shopConfig.shippingMethods, shippingMethodId),
      earliest,
      latest,
      tracking: trackingCodes.join(' '),
    })),
    payments: transactions.map(({ state, paymentMethodId, amount: due }, at) => ({
      payment: state,
      method: nameOf(shopConfig.paymentMethods, paymentMethodId),
      amount: money(due.total),
      paidBack: money(refunded[at] ?? 0),
    })),
    addresses: addresses.map(({ id, address }) => ({
      address: id === order.billingAddressId ? 'billing' : 'shipping',
      name: [address.company, address.firstName, address.lastName].filter(Boolean).join(' '),
      street: address.street,
      place: `${address.zipcode} ${address.city}`,
      country: shopConfig.countries.find(({ id: country }) => country === address.countryId)?.iso ?? null,
      phone: address.phoneNumber,
    })),
    documents: documents.map(({ type, number, createdAt, amount: given }) => ({
      document: number,
      type: type.replace('_', ' '),
      made: createdAt,
      amount: money(given === null ? order.total : -given),
    })),
  };
}

/** Cents as they are written: `12.90`. */
export const money = (value: Cents): string => amount(value).toFixed(2);

const nameOf = (methods: { id: string; name: Parameters<typeof inLanguage>[1] }[], id: string | undefined) => {
  const method = methods.find((each) => each.id === id);
  return method ? inLanguage('de', method.name) : null;
};

const goodsText = (articles: ReturnRow['articles']): string =>
  articles.map(({ article, quantity }) => `${quantity} × ${article}`).join(', ');

/** Goods that come back, in one line. */
export const returnRow = ({ number, state, articles, reason, createdAt }: ReturnRow) => ({
  return: number,
  requested: createdAt,
  state,
  goods: goodsText(articles),
  reason,
});
