import { inLanguage } from '#i18n/locales.ts';
import { sumsOf } from '#store/bookkeeping/postings.ts';
import { orderWithNumber } from '#store/order/by-number.ts';
import { visibleLines } from '#store/print/address-lines.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { refundedOf } from '#store/records/checkout/payments.ts';
import { readLatestOrders } from '#store/records/cli/orders.ts';
import { decisivePayment, MACHINES } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount, type Cents } from '#values/money.ts';
import type { Command, Row } from './line/command-result.ts';
import { oneOf, wholeNumber } from './line/command-result.ts';

const STATES = Object.keys(MACHINES.order) as (keyof typeof MACHINES.order)[];

/** How many a list has when nobody says otherwise. */
export const LIMIT = '20';

const list: Command = {
  name: 'orders list',
  options: {
    state: { value: 'state', help: `only those that are ${STATES.join(', ')}` },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists orders, newest first.',
  run: async (cli, given) => {
    const typed = given.option('state');
    const state = typed === undefined ? null : oneOf('--state', typed, STATES);
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const { records, shopConfig } = await cli.open();
    const orders = await readLatestOrders(records.read, { state, limit, from: null, before: null });
    return {
      kind: 'list',
      rows: orders.map((order) => orderRow(order, shopConfig)),
      whenEmpty: 'There are no such orders.',
    };
  },
};

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
      lists: parts(stored, shopConfig, refunded),
    };
  },
};

export const orderCommands = [list, show];

/** An order in one line, with the payment that it is judged by. */
export function orderRow({ order, deliveries, transactions }: StoredOrder, shopConfig: ShopConfig): Row {
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
