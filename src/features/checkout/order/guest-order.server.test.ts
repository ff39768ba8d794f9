import { expect, it } from 'vitest';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { readGuestOrder } from './guest-order.server.ts';

const CODE = '0123456789abcdefghijklmn';

/** The captcha solution that reaches the store when a form is sent from this site. */
async function proofFrom(site: string) {
  const received: unknown[] = [];
  const send = async ({ path }: { path: string }, { body }: { body?: Record<string, unknown> } = {}) => {
    if (path === '/order') received.push([body?.email, body?.zipcode]);
    return { orders: { elements: [] }, paymentChangeable: {} };
  };
  const storeContext = { locale: 'de', send } as unknown as StoreContext;
  const body = new URLSearchParams({ email: ' eve@example.com ', zipcode: '6060' });
  const headers = { 'sec-fetch-site': site };
  await readGuestOrder(storeContext, CODE, new Request('https://shop.example/', { method: 'POST', body, headers }));
  return received;
}

it('takes e-mail and postcode from the shop’s own form alone', async () => {
  expect(await proofFrom('same-origin')).toEqual([['eve@example.com', '6060']]);
  expect(await proofFrom('cross-site')).toEqual([['', '']]);
});
