import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDesk, type DeskBrowser } from '#tests/support/a-desk.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aCustomer, aShopper, paymentId, shippingId } from '#tests/support/shopper.ts';

let store: AMailingStore;
let desk: ReturnType<typeof aDesk>;
let merchant: DeskBrowser;
let owner: DeskBrowser;
let ownersAddress = '';
beforeAll(async () => {
  store = await aMailingStore();
  desk = aDesk(store);
  merchant = (await desk.aUser('merchant')).browser;
  const person = await desk.aUser('owner');
  owner = person.browser;
  ownersAddress = person.email;
});
afterAll(() => store.close());

const FORKS = '12-110';

let guests = 0;
async function anOrder({ method = 'invoice', quantity = 1 } = {}) {
  const email = `desk-guest-${guests++}@example.com`;
  const shopper = aShopper(store);
  await shopper.put(FORKS, quantity);
  await shopper.becomeGuest({ email });
  const methods = { paymentMethodId: paymentId(method), shippingMethodId: shippingId('standard') };
  await shopper.requestStore('PATCH', '/context', methods);
  const { body } = await shopper.requestStore('POST', '/checkout/order');
  return { number: body.orderNumber as string, email };
}

const read = async (path: string) => {
  const { status, body } = await merchant.ask('GET', path);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const write = (path: string, body: unknown = {}, headers = {}) => merchant.ask('POST', path, body, headers);
const messageOf = ({ status, body }: { status: number; body: { errors?: { message: string }[] } }) =>
  [status, body.errors?.[0]?.message] as const;

describe('orders', () => {
  it('ship together; what is not paid stays here and is named; a list ships nothing twice', async () => {
    const [one, two, unpaid] = [await anOrder(), await anOrder(), await anOrder({ method: 'card' })];
    const shipments = [
      { number: one.number, tracking: '99.1' },
      { number: two.number },
      { number: unpaid.number },
      { number: '1' },
    ];
    const { body } = await write('/orders/ship', { shipments });
    expect(body.rows.map(({ result }: { result: string }) => result)).toEqual([
      'shipped',
      'shipped',
      'refused',
      'refused',
    ]);
    const again = await write('/orders/ship-list', { csv: `order;tracking\n${one.number};99.1\n` });
    expect(again.body.rows[0].result).toBe('shipped before');
    expect(messageOf(await write(`/orders/${unpaid.number}/ship`))).toEqual([
      400,
      `Order ${unpaid.number} is not paid.`,
    ]);
    expect((await write(`/orders/${unpaid.number}/ship`, { isUnpaidFine: true })).status).toBe(200);
    expect((await read(`/orders/${one.number}`)).deliveries[0]).toMatchObject({
      delivery: 'shipped',
      tracking: '99.1',
    });
  });

  it('are found, filtered and paged', async () => {
    const { number, email } = await anOrder();
    expect((await read(`/orders?search=${email}`)).rows).toEqual([expect.objectContaining({ number, email })]);
    const toShip = (await read('/orders?toShip=true')).rows as { number: string }[];
    expect(toShip.map((row) => row.number)).toContain(number);
    expect((await read(`/orders?state=cancelled&search=${email}`)).rows).toEqual([]);
    expect((await merchant.ask('GET', '/orders?from=31.12.2026')).body.errors[0].field).toBe('from');
  });

  it('are paid back by article, once, however often it is pressed, and the stock is back', async () => {
    const { number } = await anOrder({ quantity: 3 });
    await write(`/orders/${number}/pay`);
    const stockNow = async () => (await read(`/stock?search=${FORKS}`)).rows[0].available as number;
    const before = await stockNow();
    const refund = { articles: [{ article: FORKS, quantity: 1 }], isRestocked: true };
    const key = { 'idempotency-key': 'one-press-of-a-button' };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => write(`/orders/${number}/refund`, refund, key)));
    const later = await write(`/orders/${number}/refund`, refund, key);
    const statuses = [first, ...others].map((each) => each?.status).sort();
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect([later.status, await stockNow()]).toEqual([200, before + 1]);
    expect((await read(`/orders/${number}`)).payments[0].paidBack).toBe(later.body.amount);
    expect((await write(`/orders/${number}/refund`, { amount: '1.00' }, key)).status).toBe(422);
    expect((await write(`/orders/${number}/refund`, { amount: '1.00' })).body).toEqual({ amount: '1.00' });
  });

  it('change their address while they are here, have notes, and are told of in words of the desk', async () => {
    const { number } = await anOrder();
    expect((await write(`/orders/${number}/address`, { street: 'Weg 2', zipcode: '6064' })).status).toBe(200);
    await write(`/orders/${number}/notes`, { text: 'calls on Monday' });
    await write(`/orders/${number}/ship`, { tracking: 'A1' });
    const order = await read(`/orders/${number}`);
    expect(order.shippingAddress).toMatchObject({ street: 'Weg 2', zipcode: '6064', firstName: 'Anna' });
    expect([order.notes[0].note, order.toShip]).toEqual(['calls on Monday', []]);
    const german = await write(`/orders/${number}/cancel`, {}, { 'accept-language': 'de' });
    expect(messageOf(german)).toEqual([400, `Bestellung ${number} ist versandt: Nehmen Sie sie als Retoure zurück.`]);
    expect((await write(`/orders/${number}/address`, { zipcode: '' })).body.errors[0]).toMatchObject({
      code: expect.any(String),
    });
  });

  it('come back as returns, step by step', async () => {
    const { number } = await anOrder({ quantity: 2 });
    await write(`/orders/${number}/pay`);
    await write(`/orders/${number}/ship`);
    const { body } = await write(`/orders/${number}/returns`, {
      articles: [{ article: FORKS, quantity: 1 }],
      reason: 'too long',
    });
    expect((await read('/returns')).rows).toContainEqual(expect.objectContaining({ return: body.number }));
    expect(messageOf(await write(`/returns/${body.number}/refund`))).toEqual([
      400,
      `Return ${body.number} has moved on already.`,
    ]);
    await write(`/returns/${body.number}/receive`);
    expect((await write(`/returns/${body.number}/refund`)).body.amount).toMatch(/^\d+\.\d\d$/);
    expect((await read(`/orders/${number}`)).toReturn).toEqual([{ article: FORKS, quantity: 1 }]);
  });

  it('have papers: delivery notes and documents as one PDF each', async () => {
    const [one, two] = [await anOrder(), await anOrder()];
    const { status, headers, body } = await merchant.ask(
      'GET',
      `/orders/delivery-notes?numbers=${one.number},${two.number}`,
    );
    expect([status, headers.get('content-type'), String(body).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await merchant.ask('GET', '/orders/documents?numbers=1')).status).toBe(404);
  });
});

describe('the shop', () => {
  it('tells what waits, and counts its stock by hand and by a list', async () => {
    await anOrder();
    expect((await read('/today')).rows).toContainEqual(expect.objectContaining({ kind: 'ship' }));
    expect((await write(`/stock/${FORKS}`, { pieces: 40 })).body).toEqual({ before: expect.any(Number) });
    const { body } = await write('/stock/import', { csv: `${FORKS};41\n99-999;1\n` });
    expect(body.rows).toMatchObject([{ before: 40 }, { refusal: expect.stringContaining('99-999') }]);
    const { body: file } = await merchant.ask('GET', '/stock/export');
    expect(file).toContain(`${FORKS};41;`);
    expect((await write(`/stock/${FORKS}`, { pieces: -1 })).body.errors[0].field).toBe('pieces');
  });

  it('finds its customers, decides on applications, hands out and erases a person', async () => {
    const email = 'beat.koch@example.com';
    await aCustomer(store, email, { firstName: 'Beat', lastName: 'Koch' });
    expect((await read('/customers?search=beat%20KOCH')).rows).toEqual([expect.objectContaining({ email })]);
    expect((await read(`/customers/${email}`)).addresses).toHaveLength(1);
    expect(messageOf(await write(`/customers/${email}/approve`))[1]).toContain('has not applied');
    const { body } = await owner.ask('GET', `/customers/${email}/data`);
    expect([body.customers[0].email, body.customers[0].passwordHash]).toEqual([email, undefined]);
    expect((await owner.ask('POST', `/customers/${email}/erase`)).body).toMatchObject({ customers: 1 });
    expect((await merchant.ask('GET', `/customers/${email}`)).status).toBe(404);
  });

  it('exports what the books need, and sums it up', async () => {
    const { number } = await anOrder();
    const { body } = await merchant.ask('GET', '/exports/bookkeeping');
    expect(body).toContain(number);
    expect((await merchant.ask('GET', '/exports/passwords')).status).toBe(404);
    const { rows } = await read('/turnover?by=article');
    expect(rows).toContainEqual(expect.objectContaining({ key: FORKS, currency: 'CHF' }));
    for (const path of ['/reviews', '/promotions', '/quotes', '/mails'])
      expect((await read(path)).rows).toBeInstanceOf(Array);
  });

  it('notes who did what before it is done, without secrets; a refusal leaves no note', async () => {
    const { number } = await anOrder();
    await write(`/orders/${number}/notes`, { text: 'secret plan', password: 'hidden' });
    await write(`/orders/${number}/cancel`, { reason: 'x'.repeat(501) });
    const { rows } = (await owner.ask('GET', '/audit')).body;
    const own = rows.filter(({ subject }: { subject: string }) => subject === number);
    expect(own).toEqual([
      expect.objectContaining({ action: 'POST /orders/:number/notes', change: { text: 'secret plan', password: '…' } }),
    ]);
    expect(rows.map(({ action }: { action: string }) => action)).toContain('GET /exports/:what');
    expect((await owner.ask('POST', `/users/${ownersAddress}/remove`)).body.errors[0].message).toContain(
      'is the last owner',
    );
  });

  it('sends a mail again that was given up', async () => {
    const mail = { id: 'f'.repeat(32), name: 'order-1', attempts: 9, dueAt: '2026-01-01', createdAt: '2026-01-01' };
    const { mail: table } = await import('#store/records/schema/mail.ts');
    const message = { to: { name: 'A', address: 'given-up@example.com' }, subject: 's', text: 't', html: 'h' };
    await store.store.records.transaction(async (tx) => {
      await tx.insert(table).values({ ...mail, message, state: 'failed', settledAt: '2026-01-02' });
    });
    expect((await read('/mails')).rows).toEqual([expect.objectContaining({ to: 'given-up@example.com' })]);
    await write(`/mails/${mail.id}/retry`);
    expect(await store.mailsTo('given-up@example.com')).toHaveLength(1);
    expect((await write(`/mails/${mail.id}/retry`)).status).toBe(409);
  });
});

describe('bad input', () => {
  const logged = vi.spyOn(console, 'error');
  it.each([
    ['no JSON', '{"a":', 400],
    ['a list', '[]', 400],
    ['a prototype', '{"__proto__":{"toString":1},"text":5}', 400],
    ['a long text', JSON.stringify({ text: 'x'.repeat(3000) }), 400],
    ['two megabytes', JSON.stringify({ text: 'x'.repeat(2_000_000) }), 413],
  ])('%s is refused in words, and nothing is logged', async (_what, body, expected) => {
    logged.mockClear();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: merchant.cookie };
    const init = {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `bad-input-of-a-stranger-${expected}-${body.length}` },
      body,
    };
    const response = await desk.api.request('/desk/api/orders/10001/notes', init);
    expect([response.status, (await response.json()).errors[0].message]).toEqual([expected, expect.any(String)]);
    expect(logged).not.toHaveBeenCalled();
  });
});
