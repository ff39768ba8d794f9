import { inLanguage } from '#i18n/locales.ts';
import { sumsOf } from '#store/bookkeeping/postings.ts';
import { orderWithNumber } from '#store/order/by-number.ts';
import { findOrders } from '#store/order/find-orders.ts';
import { visibleLines } from '#store/print/address-lines.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import { readOrderNotes } from '#store/records/checkout/order-notes.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { refundedOf } from '#store/records/checkout/payments.ts';
import { type ReturnRow, readReturnsOf } from '#store/records/checkout/returns.ts';
import { readShipments } from '#store/records/checkout/shipments.ts';
import { decisivePayment, MACHINES } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount, type Cents } from '#values/money.ts';
import type { Command, Given, Row } from './line/command-result.ts';
import { around, oneOf, spanOf, wholeNumber } from './line/command-result.ts';

const STATES = Object.keys(MACHINES.order) as (keyof typeof MACHINES.order)[];

/** How many a list has when nobody says otherwise. */
export const LIMIT = '20';

const PAYMENTS = Object.keys(MACHINES.order_transaction) as (keyof typeof MACHINES.order_transaction)[];

const list: Command = {
  name: 'orders list',
  options: {
    search: { value: 'words', help: 'only those with these words in number, name, company or e-mail' },
    'to-ship': { help: 'only those that may leave today: here still, and paid or on invoice' },
    unpaid: { help: 'only those whose money is waited for' },
    state: { value: 'state', help: `only those that are ${STATES.join(', ')}` },
    payment: { value: 'state', help: `only those whose payment is ${PAYMENTS.join(', ')}` },
    from: { value: 'day', help: 'placed from this day on, 2026-01-01' },
    to: { value: 'day', help: 'placed until this day, which is included' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
    after: { value: 'number', help: 'goes on behind this order, the last one of the page before' },
  },
  help: 'Lists orders, newest first. What is looked for may be narrowed by several options at once. With --after the last number of a page the next one follows.',
  run: async (cli, given) => {
    const search = given.option('search')?.trim() || null;
    const span = spanOf(given);
    const store = await cli.open();
    const { orders } = await findOrders(store, {
      search,
      state: wordIn(given, 'state', STATES),
      payment: wordIn(given, 'payment', PAYMENTS),
      isToShip: given.isSet('to-ship'),
      isUnpaid: given.isSet('unpaid'),
      ...around(span),
      span: { ...span, timeZone: store.shopConfig.shop.timezone },
      after: given.option('after') ?? null,
      limit: wholeNumber('--limit', given.option('limit') ?? LIMIT, 1),
    });
    return {
      kind: 'list',
      rows: orders.map((order) => orderRow(order, store.shopConfig)),
      whenEmpty: 'There are no such orders.',
    };
  },
};

/** The word behind an option; null when it was not given. @throws {Mistake} */
function wordIn<Word extends string>(given: Given, name: string, words: readonly Word[]): Word | null {
  const typed = given.option(name);
  return typed === undefined ? null : oneOf(`--${name}`, typed, words);
}

const show: Command = {
  name: 'orders show',
  takes: ['number'],
  help: 'Shows an order with its lines, sums, parcels, payments and addresses. The sums add up to the total, with the tax in each of them. What was paid back stands beside its payment.',
  run: async (cli, { words: [number = ''] }) => {
    const { records, shopConfig } = await cli.open();
    const stored = await orderWithNumber(records.read, number);
    const refunded = await Promise.all(stored.transactions.map(({ id }) => refundedOf(records.read, id)));
    return {
      kind: 'sheet',
      fields: { ...orderRow(stored, shopConfig), comment: stored.order.comment },
      lists: {
        ...parts(stored, shopConfig, refunded),
        shipments: (await readShipments(records.read, stored.order.id)).map(
          ({ articles, trackingCodes, createdAt }) => ({
            goods: goodsText(articles),
            sent: createdAt,
            tracking: trackingCodes.join(' '),
          }),
        ),
        returns: (await readReturnsOf(records.read, stored.order.id)).map(returnRow),
        notes: (await readOrderNotes(records.read, stored.order.id)).map(({ text, createdAt }) => ({
          note: text,
          written: createdAt,
        })),
      },
    };
  },
};

export const orderCommands = [list, show];

/** An order in one line, with the payment that it is judged by. */
function orderRow({ order, deliveries, transactions }: StoredOrder, shopConfig: ShopConfig): Row {
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
export const returnRow = ({ number, state, articles, reason, createdAt }: ReturnRow): Row => ({
  return: number,
  requested: createdAt,
  state,
  goods: goodsText(articles),
  reason,
});
