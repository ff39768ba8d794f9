import { expect, it } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import { refusedTrouble } from './order.server.ts';

const refusal = (status: number) =>
  new ApiError({ status, statusText: '', url: '/order', headers: new Headers({ 'retry-after': '30' }) }, {});

it('does not call an order lost because the store wants a pause', () => {
  expect(refusedTrouble(refusal(429))).toMatchObject({ status: 503, retryAfterSeconds: 30 });
});

it('has no order for who can’t prove that it is theirs', () => {
  expect(refusedTrouble(refusal(403))).toEqual({ status: 404, retryAfterSeconds: 0 });
});
