import { expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { orderBehind } from './own-order.server.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const ID = 'a'.repeat(32);
const press = (what: string) =>
  new Request(`https://shop.example/account/order/${ID}`, { method: 'POST', body: new URLSearchParams({ do: what }) });

/** A customer with one order, which the store refuses to call off: it is in `state` by then. */
function aCustomerWhoseOrderIs(state: string): Asking {
  const answer = { status: 400, statusText: '', url: '', headers: new Headers() };
  let readings = 0;
  const send = async ({ path }: { path: string }) => {
    if (path === '/account/customer') return { id: 'ruth', active: true, guest: false };
    if (path !== '/order') throw new ApiError(answer, { errors: [{ code: 'SYSTEM__ILLEGAL_STATE_TRANSITION' }] });
    const technicalName = readings++ === 0 ? 'open' : state;
    const order = { id: ID, orderNumber: '10001', stateMachineState: { technicalName }, lineItems: [] };
    return { orders: { elements: [order] }, paymentChangeable: {} };
  };
  return { locale: 'de', send } as unknown as Asking;
}

it('an order that the first press has called off is called off', async () => {
  const found = await orderBehind(aCustomerWhoseOrderIs('cancelled'), ID, press('cancel'));
  expect(found).toEqual({ kind: 'go', href: `/account/order/${ID}?said=order-cancelled` });
});

it('an order that was packed meanwhile stays, and the page says that it did not work', async () => {
  const found = await orderBehind(aCustomerWhoseOrderIs('in_progress'), ID, press('cancel'));
  expect(found).toMatchObject({ kind: 'own', failed: expect.stringMatching(/./) });
});

it('a button that is pressed after the session has ended leads to the login, and back to the order', async () => {
  const answer = { status: 403, statusText: '', url: '', headers: new Headers() };
  const send = async () => {
    throw new ApiError(answer, { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] });
  };
  const found = await orderBehind({ locale: 'fr-FR', send } as unknown as Asking, ID, press('again'));
  expect(found).toEqual({ kind: 'go', href: `/fr-FR/login?redirectTo=%2Ffr-FR%2Faccount%2Forder%2F${ID}` });
});
