import { expect, it } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { requireOrder } from './order.server.ts';

const refused = (status: number) =>
  requireOrder({ locale: 'de', send: () => Promise.reject(refusal(status)) } as StoreContext, 'a'.repeat(32));
const refusal = (status: number) =>
  new ApiError({ status, statusText: '', url: '/order', headers: new Headers({ 'retry-after': '30' }) }, {});

it('does not call an order lost because the store wants a pause', async () => {
  await expect(refused(429)).rejects.toThrow(refusal(429));
});

it('has no order for who can’t prove that it is theirs', async () => {
  await expect(refused(403)).rejects.toMatchObject({
    name: 'NotFound',
    message: expect.stringContaining('Bestellung'),
  });
});
