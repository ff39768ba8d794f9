import { Hono } from 'hono';
import * as z from 'zod';
import { inLanguage } from '#i18n/locales.ts';
import { money, orderRow, orderSheet, returnRow } from '#store/merchant/order-rows.ts';
import { around } from '#store/merchant/rows.ts';
import { goodsLeft } from '#store/order/article-quantity.ts';
import { cancelByNumber, orderWithNumber, shipByNumber, shipList, unpaidNote } from '#store/order/by-number.ts';
import { correctAddress, MAILS_OF_ORDER, mailAgain, noteOrder } from '#store/order/correct-order.ts';
import { findOrders } from '#store/order/find-orders.ts';
import { payByNumber } from '#store/order/pay-by-number.ts';
import { numbersToShip, printDeliveryNotes, printDocuments } from '#store/order/print-orders.ts';
import { readShipments } from '#store/order/read-shipments.ts';
import { refundArticles } from '#store/order/refund-articles.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { readReturnsOf } from '#store/records/checkout/returns.ts';
import { readShipments as readSent } from '#store/records/checkout/shipments.ts';
import { listReturns, receiveReturn, refundReturn, refuseReturn, requestReturn } from '#store/return/return.ts';
import { type DeliveryState, MACHINES } from '#store/rules/order/states.ts';
import { type DeskEnv, valid } from './env.ts';
import { amount, articles, flag, number, PAGE, shortText, span } from './fields.ts';
import { pdf } from './files.ts';

const STATES = Object.keys(MACHINES.order) as (keyof typeof MACHINES.order)[];
const RETURN_STATES = ['requested', 'received', 'refunded', 'refused'] as const;

/** Numbers of orders in a query, with commas between. */
const numbers = z
  .string()
  .max(5000)
  .default('')
  .transform((list) => list.split(',').filter(Boolean));

const optionalText = z.string().trim().max(255).optional();

/** An empty field takes a line of an address away; one that is left out stays. */
const addressFields = z.object({
  firstName: optionalText,
  lastName: optionalText,
  company: optionalText,
  street: optionalText,
  additionalAddressLine1: optionalText,
  zipcode: optionalText,
  city: optionalText,
  phoneNumber: optionalText,
});

/** Orders and what becomes of them. */
export const orderRoutes = new Hono<DeskEnv>()
  .get(
    '/orders',
    valid(
      'query',
      z.object({
        search: shortText.default(''),
        state: z.union([z.literal(''), z.enum(STATES as ['open', ...typeof STATES])]).default(''),
        toShip: flag,
        unpaid: flag,
        after: z.string().max(50).default(''),
        ...span,
      }),
    ),
    async (c) => {
      const { store } = c.var;
      const { search, state, toShip, unpaid, after, from, to } = c.req.valid('query');
      const { orders, next } = await findOrders(store, {
        ...{ search: search || null, state: state || null, payment: null, isToShip: toShip, isUnpaid: unpaid },
        ...around({ from, to }),
        span: { from, to, timeZone: store.shopConfig.shop.timezone },
        ...{ after: after || null, limit: PAGE },
      });
      return c.json({ rows: orders.map((order) => orderRow(order, store.shopConfig)), next });
    },
  )
  .get('/orders/delivery-notes', valid('query', z.object({ numbers })), async (c) => {
    const { store } = c.var;
    const listed = c.req.valid('query').numbers;
    return pdf(
      await printDeliveryNotes(store, listed.length > 0 ? listed : await numbersToShip(store)),
      'delivery-notes',
    );
  })
  .get('/orders/documents', valid('query', z.object({ numbers })), async (c) =>
    pdf(await printDocuments(c.var.store, c.req.valid('query').numbers), 'documents'),
  )
  .post(
    '/orders/ship',
    valid(
      'json',
      z.object({
        shipments: z
          .array(z.object({ number, tracking: shortText.default('') }))
          .min(1)
          .max(200),
        isUnpaidFine: z.boolean().default(false),
      }),
    ),
    async (c) => {
      const { store, now } = c.var;
      const { shipments, isUnpaidFine } = c.req.valid('json');
      const parcelShipments = shipments.map((each) => ({ number: each.number, trackingCodes: codesIn(each.tracking) }));
      return c.json({ rows: await shipList(store, parcelShipments, { isUnpaidFine, now }) });
    },
  )
  .post('/orders/ship-list', valid('json', z.object({ csv: z.string().max(500_000) })), async (c) => {
    const { store, now } = c.var;
    const shipments = readShipments(c.req.valid('json').csv);
    return c.json({ rows: await shipList(store, shipments, { isUnpaidFine: false, now }) });
  })
  .get('/orders/:number', async (c) => {
    const { store } = c.var;
    const orderNumber = c.req.param('number');
    const { fields, lists } = await orderSheet(store, orderNumber);
    const stored = await orderWithNumber(store.records.read, orderNumber);
    const { id } = stored.order;
    const deliveryState = stored.deliveries[0]?.state ?? 'cancelled';
    const sent = (await readSent(store.records.read, id)).flatMap((each) => each.articles);
    const back = (await readReturnsOf(store.records.read, id)).filter(({ state }) => state !== 'refused');
    const address = stored.addresses.find((each) => each.id === stored.deliveries[0]?.addressId)?.address;
    const country = store.shopConfig.countries.find((each) => each.id === address?.countryId);
    return c.json({
      ...{ ...fields, ...lists },
      /** Pieces that may still leave, and those that may come back. */
      toShip: TO_SHIP.includes(deliveryState) ? goodsLeft(stored, sent) : [],
      toReturn: !AWAY.includes(deliveryState)
        ? []
        : goodsLeft(
            stored,
            back.flatMap((each) => each.articles),
          ),
      isUnpaid: unpaidNote(stored, store.shopConfig) !== null,
      shippingAddress: address
        ? { ...pick(address), country: country ? inLanguage(c.var.language, country.name) : '' }
        : null,
    });
  })
  .post(
    '/orders/:number/ship',
    valid('json', z.object({ tracking: shortText.default(''), articles, isUnpaidFine: z.boolean().default(false) })),
    async (c) => {
      const { tracking, articles: some, isUnpaidFine } = c.req.valid('json');
      const shipment = { number: c.req.param('number'), trackingCodes: codesIn(tracking), articles: some };
      await shipByNumber(c.var.store, shipment, { isUnpaidFine, now: c.var.now });
      return c.json({});
    },
  )
  .post('/orders/:number/pay', async (c) => {
    await payByNumber(c.var.store, c.req.param('number'), c.var.now);
    return c.json({});
  })
  .post(
    '/orders/:number/refund',
    valid('json', z.object({ amount: amount.optional(), articles, isRestocked: z.boolean().default(false) })),
    async (c) => {
      const { store, now } = c.var;
      const orderNumber = c.req.param('number');
      const { amount: cents, articles: some, isRestocked } = c.req.valid('json');
      const { order } = await orderWithNumber(store.records.read, orderNumber);
      const back =
        some.length > 0
          ? await refundArticles(store, { number: orderNumber, articles: some, isRestocked }, now)
          : await refundOrder(store, order.id, cents ?? null, now);
      return c.json({ amount: money(back) });
    },
  )
  .post(
    '/orders/:number/cancel',
    valid('json', z.object({ reason: z.string().trim().max(500).default('') })),
    async (c) => {
      const cancellation = { number: c.req.param('number'), reason: c.req.valid('json').reason || null };
      await cancelByNumber(c.var.store, cancellation, c.var.now);
      return c.json({});
    },
  )
  .post('/orders/:number/notes', valid('json', z.object({ text: z.string().trim().min(1).max(2000) })), async (c) => {
    await noteOrder(c.var.store, c.req.param('number'), c.req.valid('json').text, c.var.now);
    return c.json({});
  })
  .post('/orders/:number/address', valid('json', addressFields), async (c) => {
    const given = Object.entries(c.req.valid('json')).filter(([, value]) => value !== undefined);
    await correctAddress(c.var.store, c.req.param('number'), Object.fromEntries(given));
    return c.json({});
  })
  .post('/orders/:number/mail', valid('json', z.object({ which: z.enum(MAILS_OF_ORDER) })), async (c) => {
    await mailAgain(c.var.store, c.req.param('number'), c.req.valid('json').which, c.var.now);
    return c.json({});
  })
  .post(
    '/orders/:number/returns',
    valid('json', z.object({ articles, reason: z.string().trim().max(500).default('') })),
    async (c) => {
      const { articles: some, reason: why } = c.req.valid('json');
      const request = { number: c.req.param('number'), articles: some, reason: why || null };
      return c.json({ number: await requestReturn(c.var.store, request, c.var.now) });
    },
  )
  .get('/returns', valid('query', z.object({ state: z.enum(RETURN_STATES).default('requested') })), async (c) => {
    const returns = await listReturns(c.var.store, c.req.valid('query').state, 200);
    return c.json({ rows: returns.map(returnRow) });
  })
  .post('/returns/:number/receive', valid('json', z.object({ isRestocked: z.boolean().default(true) })), async (c) => {
    const { isRestocked } = c.req.valid('json');
    await receiveReturn(c.var.store, c.req.param('number'), { isRestocked, now: c.var.now });
    return c.json({});
  })
  .post('/returns/:number/refund', async (c) => {
    const { amount, isCredited } = await refundReturn(c.var.store, c.req.param('number'), c.var.now);
    return c.json({ amount: money(amount), isCredited });
  })
  .post('/returns/:number/refuse', async (c) => {
    await refuseReturn(c.var.store, c.req.param('number'), c.var.now);
    return c.json({});
  });

/** States of a parcel that waits here, in whole or in part, and of one that is with the customer. */
const TO_SHIP: DeliveryState[] = ['open', 'shipped_partially'];
const AWAY: DeliveryState[] = ['shipped', 'shipped_partially', 'returned_partially'];

const codesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

type AddressField = keyof z.output<typeof addressFields>;

/** The parts of an address that can be corrected. */
const pick = (address: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(addressFields.shape).map((field) => [field, address[field] ?? ''])) as Record<
    AddressField,
    string
  >;
