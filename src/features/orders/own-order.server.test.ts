import { expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { NotFound, Redirect } from '#store-api/exits.ts';
import { guestOrderHref, orderBehind } from './own-order.server.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const ID = 'a'.repeat(32);
const CODE = 'kX3-'.repeat(8);
const press = (what: string) =>
  new Request(`https://shop.example/account/order/${ID}`, { method: 'POST', body: new URLSearchParams({ do: what }) });

/** A customer with one order in `state`, which the store refuses to cancel with this `code`. */
function aCustomerWhoseOrderIs(state: string, code = 'SYSTEM__ILLEGAL_STATE_TRANSITION'): StoreContext {
  const response = { status: 400, statusText: '', url: '', headers: new Headers() };
  let readings = 0;
  const send = async ({ path }: { path: string }) => {
    if (path === '/account/customer') return { id: 'ruth', active: true, guest: false };
    if (path !== '/order') throw new ApiError(response, { errors: [{ code }] });
    const technicalName = readings++ === 0 ? 'open' : state;
    const order = { id: ID, orderNumber: '10001', stateMachineState: { technicalName }, lineItems: [] };
    return { orders: { elements: [order] }, paymentChangeable: {} };
  };
  return { locale: 'de', send } as unknown as StoreContext;
}

it('an order that the first press has called off is called off', async () => {
  const result = orderBehind(aCustomerWhoseOrderIs('cancelled'), ID, press('cancel'));
  await expect(result).rejects.toThrow(new Redirect(`/account/order/${ID}?said=order-cancelled`));
});

it.each([
  ['was paid', 'CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'Die Bestellung ist bezahlt und lässt sich nicht mehr ändern.'],
  [
    'has left',
    'SYSTEM__ILLEGAL_STATE_TRANSITION',
    'Die Bestellung ist bereits in Bearbeitung; dieser Schritt ist nicht mehr möglich.',
  ],
  [
    'is in trouble',
    'WHATEVER',
    'Das hat nicht geklappt. Die Bestellung wurde nicht geändert; bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
  ],
])('an order that %s meanwhile can’t be called off, and the page says why (H3)', async (_, code, failed) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await orderBehind(aCustomerWhoseOrderIs('in_progress', code), ID, press('cancel'));
  expect(result).toMatchObject({ kind: 'own', failed });
});

const NOBODY: StoreContext = {
  locale: 'fr-FR',
  send: async () => {
    throw refusal('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
  },
} as unknown as StoreContext;

const refusal = (code: string) =>
  new ApiError({ status: 403, statusText: '', url: '', headers: new Headers() }, { errors: [{ code }] });

const visit = (code: string) => new Request(`https://shop.example/account/order/${code}`);

it.each([
  ['an order of an account', ID, visit(ID)],
  ['a button that is pressed after the session has ended', ID, press('again')],
])('%s leads to the login, and back to the order (B2)', async (_, id, request) => {
  await expect(orderBehind(NOBODY, id, request)).rejects.toThrow(
    new Redirect(`/fr-FR/login?redirectTo=%2Ffr-FR%2Faccount%2Forder%2F${id}`),
  );
});

it('the code of a guest’s mail asks for e-mail and postcode', async () => {
  expect(await orderBehind(NOBODY, CODE, visit(CODE))).toMatchObject({ kind: 'ask', status: 200 });
});

it('a guest’s code that looks like an id is reached from the login, and asks for e-mail and postcode', async () => {
  const href = guestOrderHref(`/fr-FR/account/order/${ID}`) ?? '';
  expect(href).toBe(`/fr-FR/account/order/${ID}?guest`);
  const request = new Request(`https://shop.example${href}`);
  expect(await orderBehind(NOBODY, ID, request)).toMatchObject({ kind: 'ask', status: 200 });
  const body = new URLSearchParams({ email: 'ruth@example.ch', zipcode: '5400' });
  const credentials = new Request(`https://shop.example${href}`, { method: 'POST', body });
  const order = { id: 'b'.repeat(32), orderNumber: '10001', lineItems: [], transactions: [] };
  const send = async ({ path }: { path: string }, { body: requestBody }: { body: { email?: string } }) => {
    if (path !== '/order' || requestBody.email !== 'ruth@example.ch')
      throw refusal('CHECKOUT__GUEST_NOT_AUTHENTICATED');
    return { orders: { elements: [order] }, paymentChangeable: {} };
  };
  expect(await orderBehind({ locale: 'fr-FR', send } as unknown as StoreContext, ID, credentials)).toMatchObject({
    kind: 'order',
  });
});

it('the login offers no guest’s way to anything else', () =>
  expect([undefined, '/account', `/account/order/${CODE}`, `/account/order/${ID}/more`].map(guestOrderHref)).toEqual(
    Array(4).fill(undefined),
  ));

it('a guest of this session sees the order of a code that looks like an id', async () => {
  const order = { id: 'b'.repeat(32), orderNumber: '10001', lineItems: [], transactions: [] };
  const send = async ({ path }: { path: string }) => {
    if (path !== '/order') throw refusal('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    return { orders: { elements: [order] }, paymentChangeable: {} };
  };
  expect(await orderBehind({ locale: 'de', send } as unknown as StoreContext, ID, visit(ID))).toMatchObject({
    kind: 'order',
  });
});

it.each([
  ['does not exist', async () => ({ orders: { elements: [] }, paymentChangeable: {} })],
  ['is somebody else’s', async () => Promise.reject(refusal('CHECKOUT__CUSTOMER_NOT_LOGGED_IN'))],
])('to a customer an order that %s is not found (H3)', async (_, orders) => {
  const send = async ({ path }: { path: string }) =>
    path === '/account/customer' ? { id: 'ruth', active: true, guest: false } : orders();
  const result = orderBehind({ locale: 'de', send } as unknown as StoreContext, ID, visit(ID));
  await expect(result).rejects.toThrow(NotFound);
});

it('ordering once more says what of it went in otherwise, and what has lost its article (D4)', async () => {
  const [oven, line] = ['b'.repeat(32), 'c'.repeat(32)];
  const lineItems = [
    { id: ID, type: 'product', productId: oven, quantity: 5, payload: { productNumber: '10-102-CR' } },
    { id: line, type: 'product', productId: null, quantity: 1, payload: { productNumber: '20-102' } },
    { id: 'd'.repeat(32), type: 'promotion', productId: null, quantity: 1, payload: {} },
  ];
  const { cart } = aCart().with(oven, 2).error('product-stock-reached', 10, {}, `product-stock-reached${oven}`);
  const responses: Record<string, unknown> = {
    '/account/customer': { id: 'ruth', active: true, guest: false },
    '/order': { orders: { elements: [{ id: ID, orderNumber: '10001', lineItems }] }, paymentChangeable: {} },
    '/checkout/cart/line-item': cart,
  };
  const send = async ({ path }: { path: string }) => responses[path];
  const result = orderBehind({ locale: 'en-US', send } as unknown as StoreContext, ID, press('again'));
  const messages = `product-stock-reached.${oven}~product-not-found.${line}.20-102`;
  await expect(result).rejects.toThrow(new Redirect(`/en-US/cart?messages=${messages}`));
});
