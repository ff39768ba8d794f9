import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipOrder } from '#store/order/cancel-order.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { settlePayment } from '#store/payment/settle.ts';
import { readHistory, readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const SITE = 'https://shop.example';
const now = new Date();

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

type AnOrder = { shopper: Shopper; id: string };

async function anOrder(method = 'invoice', article = '12-110'): Promise<AnOrder> {
  const shopper = aShopper(store);
  await shopper.put(article);
  await shopper.becomeGuest({ storefrontUrl: SITE });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  return { shopper, id: (await shopper.requestStore('POST', '/checkout/order')).body.id };
}

async function stored({ id }: AnOrder): Promise<StoredOrder> {
  const order = await readOrder(store.store.records.read, id);
  if (!order) throw new Error(`Order ${id} is not there.`);
  return order;
}

const ship = async (order: AnOrder, codes: string[] = []) => {
  const row = await stored(order);
  await store.store.records.transaction((tx) => shipOrder(tx, row, codes, now));
};

const settle = async (order: AnOrder, outcome: 'paid' | 'failed' | 'cancelled') => {
  const last = (await stored(order)).transactions.at(-1)?.id ?? '';
  return store.store.records.transaction((tx) => settlePayment(store.store, tx, last, { outcome, now }));
};

const steps = async ({ id }: AnOrder) =>
  (await readHistory(store.store.records.read, id)).map(({ machine, fromState, transition, toState }) =>
    [machine, fromState, transition, toState].join(' '),
  );

const cancel = ({ shopper, id }: AnOrder) => shopper.requestStore('POST', '/order/state/cancel', { orderId: id });

describe('the history of an order', () => {
  it('tells every step from placing to paid, shipped and paid back (C11)', async () => {
    const order = await anOrder();
    await ship(order, ['99.00.123456.01234567', '99.00.123456.01234568']);
    await settle(order, 'paid');
    await refundOrder(store.store, order.id, null, now);
    expect(await steps(order)).toEqual([
      'order_delivery open ship shipped',
      'order open process in_progress',
      'order_transaction open paid paid',
      'order in_progress complete completed',
      'order_transaction paid refund refunded',
    ]);
    const { body } = await order.shopper.requestStore('POST', '/order', { ids: [order.id], checkPromotion: true });
    expect(findings('POST', '/order', 200, body)).toEqual([]);
    expect(body.orders.elements[0]).toMatchObject({
      stateMachineState: { technicalName: 'completed', translated: { name: 'Abgeschlossen' } },
      deliveries: [
        {
          stateMachineState: { technicalName: 'shipped', translated: { name: 'Versandt' } },
          trackingCodes: ['99.00.123456.01234567', '99.00.123456.01234568'],
        },
      ],
      transactions: [{ stateMachineState: { technicalName: 'refunded', translated: { name: 'Zurückerstattet' } } }],
    });
    expect(body.paymentChangeable).toEqual({ [order.id]: false });
  });

  it('ends with the parcel where the money was there first', async () => {
    const order = await anOrder('card');
    await settle(order, 'paid');
    await ship(order);
    expect(await steps(order)).toEqual([
      'order_transaction open paid paid',
      'order_delivery open ship shipped',
      'order open process in_progress',
      'order in_progress complete completed',
    ]);
    expect((await cancel(order)).body.errors[0].code).toBe('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
  });

  it('tells what calling off does to the order, its parcel and its payments', async () => {
    const order = await anOrder('card');
    await order.shopper.requestStore('POST', '/order/payment', {
      orderId: order.id,
      paymentMethodId: paymentId('twint'),
    });
    expect((await cancel(order)).status).toBe(200);
    expect(await steps(order)).toEqual([
      'order_transaction open cancel cancelled',
      'order open cancel cancelled',
      'order_delivery open cancel cancelled',
      'order_transaction open cancel cancelled',
    ]);
  });

  it('has nothing of a step that was refused', async () => {
    const order = await anOrder();
    await ship(order);
    const before = await steps(order);
    await expect(ship(order)).rejects.toMatchObject({ status: 400 });
    expect((await cancel(order)).body.errors[0].code).toBe('SYSTEM__ILLEGAL_STATE_TRANSITION');
    expect(await steps(order)).toEqual(before);
  });
});

describe('calling off', () => {
  it('three times at once gives the goods back once', async () => {
    const order = await anOrder();
    const stock = () =>
      store.store.records.read
        .all<[number]>(`select available from stock where product_id = '${productId('12-110')}'`)
        .then(([row]) => row?.[0] ?? 0);
    const before = await stock();
    const responses = await Promise.all([1, 2, 3].map(() => cancel(order)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await stock()).toBe(before + 1);
  });

  it('is refused for an order of somebody else’s, and in every language of hostility', async () => {
    const [mine, theirs] = [await anOrder(), await anOrder()];
    const odd = [theirs.id, '1', ['a'], { $ne: 1 }, 7, 'x'.repeat(5000), "' or 1=1 --"];
    for (const orderId of odd) {
      const { status, body } = await mine.shopper.requestStore('POST', '/order/state/cancel', { orderId });
      expect([status, body.errors[0].code]).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']);
    }
    expect(await aShopper(store).requestStore('POST', '/order/state/cancel', { orderId: mine.id })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] },
    });
  });

  it('undoes what was paid once the money has gone back, and moves that payment no more', async () => {
    const order = await anOrder('card');
    await settle(order, 'paid');
    expect((await cancel(order)).body.errors[0].code).toBe('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
    await refundOrder(store.store, order.id, 100, now);
    expect((await cancel(order)).body.errors[0].code).toBe('SYSTEM__ILLEGAL_STATE_TRANSITION');
    await refundOrder(store.store, order.id, null, now);
    expect((await cancel(order)).status).toBe(200);
    expect((await steps(order)).slice(-3)).toEqual([
      'order_transaction refunded_partially refund refunded',
      'order open cancel cancelled',
      'order_delivery open cancel cancelled',
    ]);
  });

  it('is refused while money is on its way, and so is another payment', async () => {
    const order = await anOrder('card');
    await store.store.records.transaction((tx) =>
      tx.run(`update order_transaction set state = 'in_progress' where order_id = '${order.id}'`),
    );
    expect((await cancel(order)).body.errors[0].code).toBe('SYSTEM__ILLEGAL_STATE_TRANSITION');
    const change = await order.shopper.requestStore('POST', '/order/payment', {
      orderId: order.id,
      paymentMethodId: paymentId('invoice'),
    });
    expect(change).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE' }] },
    });
  });
});

describe('a payment', () => {
  it('ends once: what has brought money is undone by nothing that comes late', async () => {
    const order = await anOrder('card');
    expect(await settle(order, 'paid')).toBe(true);
    for (const late of ['failed', 'cancelled', 'paid'] as const) expect(await settle(order, late)).toBe(false);
    expect((await stored(order)).transactions.map(({ state }) => state)).toEqual(['paid']);
  });
});
