import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { orderAgain } from '#tests/support/many-orders.ts';
import { aCustomer, aQuietStore, productId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

/* A customer with more orders than a page holds: each is found, and no more is read than is told. */

const TIMES = 120;
const LINES = 40;

let store: AStore;
let shopper: Shopper;
let ids: string[];
let numbers: string[];
beforeAll(async () => {
  store = await aQuietStore();
  const first = async (email: string) => {
    const buyer = await aCustomer(store, email);
    await buyer.put('41-201', 2);
    const { id } = (await buyer.requestStore('POST', '/checkout/order')).body;
    return { buyer, placed: (await readOrder(store.store.records.read, id)) as StoredOrder };
  };
  const seed = await first('often@example.com');
  shopper = seed.buyer;
  const { order } = seed.placed;
  ids = [order.id, ...(await orderAgain(store.store.records, seed.placed, { times: TIMES, lines: LINES }))];
  numbers = [order.number, ...Array.from({ length: TIMES }, (_, at) => `${order.number}-${at + 1}`)];
  await orderAgain(store.store.records, (await first('other@example.com')).placed, { times: 3, lines: 1 });
});
afterAll(() => store.close());

const requestOrders = (criteria: object) => shopper.requestStore('POST', '/order', criteria);
const read = async (criteria: object): Promise<string[]> =>
  (await requestOrders(criteria)).body.orders.elements.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
const equals = (field: string, value: unknown) => ({ filter: [{ type: 'equals', field, value }] });

describe('many orders', () => {
  it('come by pages, the newest first, and only those of a page are looked at', async () => {
    const { status, body } = await requestOrders({
      limit: 10,
      page: 3,
      'total-count-mode': 'exact',
      checkPromotion: true,
    });
    expect(findings('POST', '/order', status, body)).toEqual([]);
    expect(body.orders).toMatchObject({ total: TIMES + 1, page: 3, limit: 10 });
    expect(body.orders.elements.map(({ id }: { id: string }) => id)).toEqual(ids.slice(20, 30));
    expect(Object.keys(body.paymentChangeable).sort()).toEqual(ids.slice(20, 30).sort());
    expect(await read({ limit: 100, page: 2 })).toEqual(numbers.slice(100));
    expect((await requestOrders({ limit: 10, page: 2, 'total-count-mode': 'next-pages' })).body.orders.total).toBe(61);
  });

  it('bring five hundred lines at most, all of an order’s or none; one that is asked for alone brings all', async () => {
    const { body } = await requestOrders({ limit: 100, page: 1 });
    const lines = body.orders.elements.map(({ lineItems }: { lineItems?: unknown[] }) => lineItems?.length);
    expect(lines).toEqual([1, ...Array(12).fill(LINES), ...Array(87).fill(undefined)]);
    const alone = await requestOrders({ ids: [ids[1]] });
    expect(alone.body.orders.elements[0].lineItems).toHaveLength(LINES);
    const page = await requestOrders({ limit: 10, page: 2 });
    expect(page.body.orders.elements[0].lineItems).toHaveLength(LINES);
  });

  it('bring all of the first one’s, and none of the next that would be too many with them', async () => {
    const { records } = store.store;
    const customer = await aCustomer(store, 'long@example.com');
    await customer.put('41-201', 2);
    const { id } = (await customer.requestStore('POST', '/checkout/order')).body;
    const placed = (await readOrder(records.read, id)) as StoredOrder;
    const [long = '', longest = ''] = [
      ...(await orderAgain(records, placed, { times: 1, lines: 252 })),
      ...(await orderAgain(
        records,
        { ...placed, order: { ...placed.order, number: 'long' } },
        { times: 1, lines: 510 },
      )),
    ];
    const linesOf = async (orderIds: string[]) =>
      (await customer.requestStore('POST', '/order', { ids: orderIds })).body.orders.elements.map(
        ({ lineItems }: { lineItems?: unknown[] }) => lineItems?.length,
      );
    expect(await linesOf([longest])).toEqual([510]);
    expect(await linesOf([long, longest])).toEqual([252, undefined]);
    expect(await linesOf([longest, long])).toEqual([510, undefined]);
    expect(await linesOf([long, id])).toEqual([252, 1]);
  });

  it('name country and state of an address only when they are asked for', async () => {
    const addressOf = async (associations: object) =>
      (await requestOrders({ limit: 1, associations })).body.orders.elements[0].billingAddress;
    expect(await addressOf({ billingAddress: {} })).toMatchObject({ country: null, countryState: null });
    const named = await addressOf({ billingAddress: { associations: { country: {} } } });
    expect(named.country).toMatchObject({ iso: 'CH' });
  });

  it('bring no lines where something else is to come along', async () => {
    const { status, body } = await requestOrders({
      limit: 1,
      page: 2,
      associations: { stateMachineState: {} },
      checkPromotion: true,
    });
    expect(findings('POST', '/order', status, body)).toEqual([]);
    expect(body.orders.elements[0]).not.toHaveProperty('lineItems');
    const both = await requestOrders({ limit: 1, page: 2, associations: { stateMachineState: {}, lineItems: {} } });
    expect(both.body.orders.elements[0].lineItems).toHaveLength(LINES);
  });

  it.each<[string, object, number[]]>([
    ['a number', { filter: [{ type: 'contains', field: 'orderNumber', value: '-119' }] }, [119]],
    ['ids, in their order', {}, [7, 3, 5]],
    ['a comment', equals('customerComment', 'nr. 17'), [17]],
    ['a comment behind the name of the entity', equals('order.customerComment', 'Nr. 17'), [17]],
    ['a term', { term: '17 nr.', filter: [{ type: 'suffix', field: 'orderNumber', value: '17' }] }, [17, 117]],
    ['no such product', equals('lineItems.productId', productId('12-110')), []],
    ['a state that none has', equals('stateMachineState.technicalName', 'cancelled'), []],
    ['somebody else’s address', equals('orderCustomer.email', 'other@example.com'), []],
  ])('are found by %s', async (what, criteria, at) => {
    const resolvedCriteria = what.startsWith('ids') ? { ids: at.map((place) => ids[place]) } : criteria;
    expect(await read(resolvedCriteria)).toEqual(at.map((place) => numbers[place]));
  });

  it.each([
    ['lineItems.productId', productId('41-201')],
    ['lineItems.type', 'product'],
    ['transactions.stateMachineState.technicalName', 'open'],
    ['deliveries.stateMachineState.technicalName', 'open'],
    ['orderCustomer.email', 'often@example.com'],
    ['stateMachineState.technicalName', 'open'],
    ['taxStatus', 'gross'],
  ])('are all found by %s', async (field, value) => {
    const { body } = await requestOrders({ ...equals(field, value), limit: 1, 'total-count-mode': 'exact' });
    expect(body.orders.total).toBe(TIMES + 1);
  });

  it('are found by what the answer says of them', async () => {
    const [one] = (await requestOrders({ ids: [ids[60]] })).body.orders.elements;
    const fieldNames = ['id', 'orderDateTime', 'createdAt', 'amountTotal', 'deepLinkCode', 'billingAddressId'];
    for (const field of fieldNames)
      expect([field, await read(equals(field, one[field]))]).toEqual([field, [numbers[60]]]);
    const others = ['amountNet', 'positionPrice', 'shippingTotal', 'currencyId', 'languageId', 'salesChannelId'];
    for (const field of [...others, 'orderCustomer.customerNumber', 'stateMachineState.id', 'transactions.stateId']) {
      const value = field.split('.').reduce((from, key) => [from].flat()[0][key], one);
      const { body } = await requestOrders({ ...equals(field, value), 'total-count-mode': 'exact', limit: 1 });
      expect([field, body.orders.total]).toEqual([field, TIMES + 1]);
    }
  });

  it('are sorted and bounded by day and amount', async () => {
    const [day, amount] = [await requestOrders({ ids: [ids[118]] }), await requestOrders({ ids: [ids[3]] })].map(
      ({ body }) => body.orders.elements[0],
    );
    const before = { type: 'range', field: 'orderDateTime', parameters: { lte: day.orderDateTime } };
    expect(await read({ filter: [before] })).toEqual(numbers.slice(118));
    expect(await read({ filter: [before], sort: [{ field: 'orderDateTime' }] })).toEqual(numbers.slice(118).reverse());
    const cheaper = { type: 'range', field: 'amountTotal', parameters: { lt: amount.amountTotal } };
    expect(await read({ filter: [cheaper], sort: [{ field: 'amountTotal' }] })).toEqual(numbers.slice(0, 3));
    expect(await read({ limit: 2, sort: [{ field: 'amountTotal', order: 'DESC' }] })).toEqual(
      numbers.slice(-2).reverse(),
    );
    expect(await read({ limit: 1, sort: '-orderNumber,orderDateTime' })).toHaveLength(1);
  });

  it.each([
    'lineItems.label',
    'translated.lineItems.label',
    'lineItems.translated.label',
    'order.translated.lineItems.label',
  ])('name two fields of lines, and no more, as «%s» too: each is looked up in all of them', async (field) => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ type: 'contains', field, value: `x${at}` }));
    expect((await requestOrders({ filter: [{ type: 'multi', operator: 'or', queries: some(2) }] })).status).toBe(200);
    expect((await requestOrders({ filter: [{ type: 'multi', operator: 'or', queries: some(3) }] })).status).toBe(400);
    expect((await requestOrders({ filter: some(2), sort: [{ field: 'lineItems.quantity' }] })).status).toBe(400);
  });

  it.each(['cartHash', 'nothing', 'lineItems.nothing', 'constructor'])(
    'are not asked for «%s», which no order has',
    async (field) => {
      expect((await requestOrders(equals(field, 'x'))).body.errors[0].code).toBe('FRAMEWORK__UNMAPPED_FIELD');
      expect((await requestOrders({ sort: [{ field }] })).status).toBe(400);
    },
  );
});
