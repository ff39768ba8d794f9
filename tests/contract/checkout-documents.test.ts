import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import drawInvoice from '#store/document/draw/invoice.ts';
import { sheetOf } from '#store/document/sheet.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { settlePayment } from '#store/payment/settle.ts';
import { readOrder } from '#store/records/checkout/orders.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aGuest, aQuietStore, aShopper, paymentId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const SITE = 'https://shop.example';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type AnOrder = { shopper: Shopper; order: any };

async function anOrder(method: string, article = '41-201', who: Record<string, unknown> = {}): Promise<AnOrder> {
  const shopper = aShopper(store);
  await shopper.put(article);
  await shopper.becomeGuest({ storefrontUrl: SITE, ...who });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  return { shopper, order: (await shopper.requestStore('POST', '/checkout/order')).body };
}

const paid = ({ order }: AnOrder, now = new Date()) =>
  store.store.records.transaction((tx) =>
    settlePayment(store.store, tx, order.transactions.at(-1).id, { outcome: 'paid', now }),
  );

const reread = async ({ shopper, order }: AnOrder) =>
  (await shopper.requestStore('POST', '/order', { ids: [order.id] })).body.orders.elements[0];

/** The answer itself: files are no JSON. */
const fetched = (shopper: Shopper | null, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  store.requestStore(body ? 'POST' : 'GET', path, body, {
    ...(shopper && { 'sw-context-token': shopper.token }),
    ...headers,
  });

const documentPath = ({ documents: [document] }: AnOrder['order']) =>
  `/document/download/${document.id}/${document.deepLinkCode}`;

const codeOf = async (response: Response) => [response.status, (await response.json()).errors[0].code];

describe('an invoice', () => {
  it.each(['invoice', 'prepayment'])('is there as soon as the order is placed, to be paid by %s', async (method) => {
    const { order } = await anOrder(method);
    expect(findings('POST', '/checkout/order', 200, order)).toEqual([]);
    expect(order.documents).toMatchObject([
      {
        documentType: { technicalName: 'invoice', name: 'Rechnung' },
        documentNumber: expect.stringMatching(/^3\d{4}$/),
      },
    ]);
  });

  it('is there with the money, for whoever pays at once, and there is one', async () => {
    const order = await anOrder('card');
    expect(order.order.documents).toEqual([]);
    await paid(order);
    expect((await reread(order)).documents).toHaveLength(1);
    const late = await anOrder('card');
    await late.shopper.requestStore('POST', '/order/payment', {
      orderId: late.order.id,
      paymentMethodId: paymentId('invoice'),
    });
    const [{ documentNumber }] = (await reread(late)).documents;
    await late.shopper.requestStore('POST', '/order/payment', {
      orderId: late.order.id,
      paymentMethodId: paymentId('twint'),
    });
    await late.shopper.requestStore('POST', '/order/payment', {
      orderId: late.order.id,
      paymentMethodId: paymentId('invoice'),
    });
    expect((await reread(late)).documents).toMatchObject([{ documentNumber }]);
  });

  it('comes as a PDF to whoever ordered, shown or saved, and the same each time', async () => {
    const { shopper, order } = await anOrder('invoice');
    const shown = await fetched(shopper, documentPath(order));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { documentNumber } = order.documents[0];
    expect(shown.headers.get('content-disposition')).toContain(`inline; filename="Rechnung-${documentNumber}.pdf"`);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const saved = await fetched(shopper, `${documentPath(order)}?download=1`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await saved.arrayBuffer()).equals(Buffer.from(await shown.arrayBuffer()))).toBe(true);
  });

  it('asks for no transfer once it is paid otherwise, and says so for good, also after a refund', async () => {
    const order = await anOrder('invoice');
    const { id, documents } = order.order;
    const pdf = async () => Buffer.from(await (await fetched(order.shopper, documentPath(order.order))).arrayBuffer());
    const unpaidInvoice = await pdf();
    await order.shopper.requestStore('POST', '/order/payment', { orderId: id, paymentMethodId: paymentId('twint') });
    expect((await pdf()).length).toBeLessThan(unpaidInvoice.length);
    const at = new Date();
    await paid({ ...order, order: await reread(order) }, at);
    const stored = await readOrder(store.store.records.read, id);
    const [document] = stored?.documents ?? [];
    if (!stored || !document) throw new Error(`Order ${id} has no invoice.`);
    const receipt = { paymentMethodId: paymentId('twint'), at: at.toISOString() };
    const settled = await drawInvoice(sheetOf(document, stored, store.store.shopConfig, receipt));
    expect((await pdf()).equals(settled)).toBe(true);
    await refundOrder(store.store, id, null, new Date(at.getTime() + 7 * 86_400_000));
    expect((await pdf()).equals(settled)).toBe(true);
    const after = (await reread(order)).documents;
    expect(after.map((each: { documentNumber: string }) => each.documentNumber)).toContain(documents[0].documentNumber);
  });

  it('comes to a guest without a session by e-mail and postcode, as query or body', async () => {
    const { order } = await anOrder('invoice');
    const credentials = { email: 'anna.muster@example.com', zipcode: '6060' };
    const byQuery = await fetched(null, `${documentPath(order)}?${new URLSearchParams(credentials)}`);
    const byBody = await fetched(null, documentPath(order), {}, credentials);
    expect([byQuery.status, byBody.status]).toEqual([200, 200]);
  });

  it.each([
    ['nobody', {}, 403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'],
    [
      'a wrong postcode',
      { email: 'anna.muster@example.com', zipcode: '8000' },
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ],
    ['odd proof', { email: ['a'], zipcode: { b: 1 } }, 403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'],
  ])('is refused to %s', async (_, credentials, status, code) => {
    const { order } = await anOrder('invoice');
    expect(await codeOf(await fetched(null, documentPath(order), {}, credentials))).toEqual([status, code]);
  });

  it('opens to ten guesses of a visitor, for the order and its papers together, then only after a pause', async () => {
    const { shopper, order } = await anOrder('invoice');
    const guess = (zipcode: string) =>
      fetched(null, documentPath(order), { visitor: 'guesser' }, { email: 'anna.muster@example.com', zipcode });
    const wrong = [403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'];
    for (let guesses = 0; guesses < 10; guesses++) expect(await codeOf(await guess('9999'))).toEqual(wrong);
    expect(await codeOf(await guess('6060'))).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']);
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: order.deepLinkCode }];
    const credentials = { email: 'anna.muster@example.com', zipcode: '6060' };
    const byLink = await store.requestStore('POST', '/order', { filter, ...credentials }, { visitor: 'guesser' });
    expect(await codeOf(byLink)).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']);
    expect((await fetched(shopper, documentPath(order), { visitor: 'guesser' })).status).toBe(200);
  });

  it('is refused to another shopper, by a wrong link, and to who takes no PDF', async () => {
    const { shopper, order } = await anOrder('invoice');
    const other = await anOrder('invoice', '41-201', { email: 'other@example.com' });
    expect(await codeOf(await fetched(other.shopper, documentPath(order)))).toEqual([
      403,
      'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    ]);
    const path = `/document/download/${order.documents[0].id}`;
    expect(await codeOf(await fetched(shopper, `${path}/${'0'.repeat(32)}`))).toEqual([
      404,
      'DOCUMENT__DOCUMENT_NOT_FOUND',
    ]);
    expect(await codeOf(await fetched(shopper, `/document/download/${'0'.repeat(32)}/x`))).toEqual([
      404,
      'DOCUMENT__DOCUMENT_NOT_FOUND',
    ]);
    expect(await codeOf(await fetched(shopper, '/document/download/1/x'))).toEqual([400, 'FRAMEWORK__INVALID_UUID']);
    expect((await fetched(shopper, documentPath(order), { accept: 'text/html' })).status).toBe(406);
  });

  it('of an account asks for a login, and takes no e-mail and postcode instead', async () => {
    const account = { guest: false, password: 'ein-langes-wort', email: 'konto@example.com' };
    const { order } = await anOrder('invoice', '41-201', account);
    const credentials = { email: 'konto@example.com', zipcode: '6060' };
    expect(await codeOf(await fetched(null, documentPath(order), {}, credentials))).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ]);
  });
});

describe('a file that was bought', () => {
  const path = (order: AnOrder['order']) => `/order/download/${order.id}/${order.lineItems[0].downloads[0].id}`;

  it('comes once it is paid for, under its name', async () => {
    const order = await anOrder('card', '60-101');
    expect(await codeOf(await fetched(order.shopper, path(order.order)))).toEqual([
      404,
      'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    ]);
    await paid(order);
    const response = await fetched(order.shopper, path(order.order));
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="am-tisch.pdf"');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('comes no more once it is paid back and called off', async () => {
    const order = await anOrder('card', '60-101');
    await paid(order);
    await refundOrder(store.store, order.order.id, null, new Date());
    expect((await order.shopper.requestStore('POST', '/order/state/cancel', { orderId: order.order.id })).status).toBe(
      200,
    );
    const response = await fetched(order.shopper, path(order.order));
    expect(await codeOf(response)).toEqual([404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND']);
  });

  it('comes to nobody else', async () => {
    const order = await anOrder('card', '60-101');
    await paid(order);
    const other = await anOrder('card', '60-101');
    expect(await codeOf(await fetched(other.shopper, path(order.order)))).toEqual([
      404,
      'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    ]);
    expect(await codeOf(await fetched(null, path(order.order)))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
    expect(await codeOf(await fetched(order.shopper, `/order/download/${order.order.id}/${'0'.repeat(32)}`))).toEqual([
      404,
      'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    ]);
    expect(await codeOf(await fetched(order.shopper, '/order/download/..%2f..%2fetc/passwd'))).toEqual([
      400,
      'FRAMEWORK__INVALID_UUID',
    ]);
  });
});

describe('a guest with the mailed link', () => {
  const openOrder = async (login: unknown) => {
    const { order } = await anOrder('invoice');
    const visitor = aShopper(store);
    await visitor.put('12-110');
    const { token } = visitor;
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: order.deepLinkCode }];
    await visitor.requestStore('POST', '/order', { filter, email: 'anna.muster@example.com', zipcode: '6060', login });
    return { visitor, order, hasMoved: visitor.token !== token };
  };

  it('may stay logged in, with the cart, under another token', async () => {
    const { visitor, order, hasMoved } = await openOrder(true);
    expect(hasMoved).toBe(true);
    expect((await visitor.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(1);
    expect((await visitor.requestStore('POST', '/order/state/cancel', { orderId: order.id })).status).toBe(200);
  });

  it('stays a visitor without asking for it', async () => {
    const { visitor, order, hasMoved } = await openOrder(undefined);
    expect(hasMoved).toBe(false);
    expect((await visitor.requestStore('POST', '/order/state/cancel', { orderId: order.id })).status).toBe(403);
  });
});

describe('the way to pay from now on (6.6)', () => {
  const change = (shopper: Shopper, id: string) => shopper.requestStore('POST', `/account/change-payment-method/${id}`);

  it('is the account’s own choice, also after the next login', async () => {
    const shopper = aShopper(store);
    const email = 'wahl@example.com';
    await shopper.requestStore('POST', '/account/register', {
      ...aGuest({ guest: false, email, password: 'ein-langes-wort' }),
      storefrontUrl: SITE,
    });
    expect(await change(shopper, paymentId('prepayment'))).toMatchObject({ status: 200, body: { success: true } });
    await shopper.requestStore('POST', '/account/logout');
    await shopper.requestStore('POST', '/account/login', { username: email, password: 'ein-langes-wort' });
    expect((await shopper.requestStore('GET', '/context')).body.paymentMethod.id).toBe(paymentId('prepayment'));
    expect((await change(shopper, 'abc')).body.errors[0].code).toBe('FRAMEWORK__INVALID_UUID');
    const unknown = await change(shopper, 'f'.repeat(32));
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([
      400,
      'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    ]);
  });

  it('is not for guests and strangers', async () => {
    const { shopper } = await anOrder('invoice');
    for (const who of [shopper, aShopper(store)])
      expect(await change(who, paymentId('invoice'))).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] },
      });
  });
});
