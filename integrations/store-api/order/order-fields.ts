import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '#i18n/locales.ts';
import {
  always,
  caseWhen,
  type Fields,
  id,
  idMade,
  number,
  rows,
  text,
} from '#store/catalogue/product/related/kinds.ts';
import { type EntityFields, type Field, pathOf } from '#store/criteria/field.ts';
import { orderDocument } from '#store/records/schema/document.ts';
import { orderAddress, orderDelivery, orderLine, orderTransaction, order as row } from '#store/records/schema/order.ts';
import { languageId } from '#store/request.ts';
import type { StateMachine } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** Fields of an order that criteria may name, as SQL over a row of `order`. */
export const orderFields = ({ salesChannel }: ShopConfig): EntityFields => ({
  entity: 'order',
  synonyms: {
    stateId: 'stateMachineState.id',
    'billingAddress.id': 'billingAddressId',
    'currency.id': 'currencyId',
    'language.id': 'languageId',
  },
  related: RELATED,
  fields: {
    id: id(row.id),
    orderNumber: { is: 'text', value: sql`${row.number}`, order: sql`number_of(${row.number})` },
    orderDate: moment(row.createdAt),
    orderDateTime: moment(row.createdAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    deepLinkCode: id(row.deepLinkCode),
    salesChannelId: id(always('id', salesChannel.id)),
    languageId: id(caseWhen('id', row.locale, LANGUAGES)),
    currencyId: id(row.currencyId),
    currencyFactor: number(row.currencyFactor),
    billingAddressId: id(row.billingAddressId),
    amountTotal: number(sql`${row.total} / 100.0`),
    amountNet: amount(row.price, 'net'),
    positionPrice: amount(row.price, 'positions'),
    shippingTotal: amount(row.shippingCosts, 'total'),
    taxStatus: text(sql`(${row.price} ->> 'taxState')`),
    customerComment: text(row.comment),
    affiliateCode: text(row.affiliateCode),
    campaignCode: text(row.campaignCode),
    'stateMachineState.id': id(stateIdOf('order', row.state)),
    'stateMachineState.technicalName': text(row.state),
  },
});

const LANGUAGES = LOCALES.map(({ code }): [string, string] => [code, languageId(code)]);

/** Whether a field stands in the lines of an order, of which there may be hundreds. */
export const isOfLines = (field: string): boolean => pathOf(field, 'order')[0] === 'lineItems';

/** Where somebody's words are looked for. */
export const SEARCHED = [
  ...['orderNumber', 'customerComment'],
  ...['email', 'firstName', 'lastName', 'company', 'customerNumber'].map((name) => `orderCustomer.${name}`),
];

const RELATED: Record<string, () => Fields> = {
  orderCustomer: () => ({
    id: id(row.id),
    customerId: id(row.customerId),
    email: text(ofCustomer('email')),
    firstName: text(ofCustomer('firstName')),
    lastName: text(ofCustomer('lastName')),
    company: text(ofCustomer('company')),
    customerNumber: text(ofCustomer('number')),
  }),
  lineItems: () =>
    rows(orderLine, eq(orderLine.orderId, row.id), {
      id: ['id', orderLine.id],
      identifier: ['id', orderLine.identifier],
      productId: ['id', orderLine.productId],
      type: ['text', orderLine.type],
      label: ['text', orderLine.label],
      quantity: ['number', orderLine.quantity],
      position: ['number', orderLine.position],
      coverId: ['id', orderLine.coverId],
    }),
  addresses: () => rows(orderAddress, eq(orderAddress.orderId, row.id), { id: ['id', orderAddress.id] }),
  deliveries: () =>
    rows(orderDelivery, eq(orderDelivery.orderId, row.id), {
      id: ['id', orderDelivery.id],
      shippingMethodId: ['id', orderDelivery.shippingMethodId],
      'shippingMethod.id': ['id', orderDelivery.shippingMethodId],
      shippingOrderAddressId: ['id', orderDelivery.addressId],
      ...statesOf('order_delivery', orderDelivery.state),
    }),
  transactions: () =>
    rows(orderTransaction, eq(orderTransaction.orderId, row.id), {
      id: ['id', orderTransaction.id],
      paymentMethodId: ['id', orderTransaction.paymentMethodId],
      'paymentMethod.id': ['id', orderTransaction.paymentMethodId],
      ...statesOf('order_transaction', orderTransaction.state),
    }),
  documents: () =>
    rows(orderDocument, eq(orderDocument.orderId, row.id), {
      id: ['id', orderDocument.id],
      documentNumber: ['text', orderDocument.number],
    }),
};

const statesOf = (machine: StateMachine, state: SQLiteColumn): Parameters<typeof rows>[2] => ({
  stateId: ['id', stateIdOf(machine, state)],
  'stateMachineState.id': ['id', stateIdOf(machine, state)],
  'stateMachineState.technicalName': ['text', state],
});

/** As `stateId` makes it. */
const stateIdOf = (machine: StateMachine, state: SQLiteColumn): SQL =>
  idMade('state', always('text', `${machine}:`), state);

const ofCustomer = (name: string): SQL => sql`(${row.customer} ->> ${sql.raw(`'${name}'`)})`;

/** As it stands at the wire (`wireDate`), so that what an answer says is found again; sorted by the column itself. */
const moment = (column: SQLiteColumn): Field => ({
  is: 'text',
  value: sql`replace(${column}, 'Z', '+00:00')`,
  order: sql`${column}`,
});

/** Cents of a price, told in whole coins. */
const amount = (column: SQLiteColumn, name: string): Field =>
  number(sql`cast(${column} ->> ${sql.raw(`'${name}'`)} as double precision) / 100.0`);
