import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import { addAddress, convertGuest } from '#store-api/contract/account.ts';
import { readProduct } from '#store-api/contract/product.ts';
import { createQuote } from '#store-api/contract/quote.ts';
import recorded from '#tests/contract/recorded/routes.json';
import { isOffered } from './offered.server.ts';
import { forgetShared } from './shared.server.ts';

const routes = recorded[0]?.body;
const send = vi.hoisted(() => vi.fn());
vi.mock('#store-api/server.ts', () => ({ sendAnonymous: send }));
beforeEach(() => {
  forgetShared();
  send.mockReset();
});
const refusal = (status: number) =>
  Promise.reject(new ApiError({ status, statusText: '', url: '', headers: new Headers() }, {}));
const offered = () => Promise.all([addAddress, readProduct, convertGuest, createQuote].map(isOffered));

test('what a Shopware 6.6 does not answer is not offered, and it is asked once', async () => {
  send.mockResolvedValue(routes);
  expect(await offered()).toEqual([true, true, false, false]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a store that does not tell its routes is taken to answer', async () => {
  send.mockImplementation(() => refusal(404));
  expect(await offered()).toEqual([true, true, true, true]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a store in trouble costs no offer, and is asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send.mockImplementation(() => refusal(502));
  expect(await isOffered(convertGuest)).toBe(true);
  send.mockResolvedValue(routes);
  expect(await isOffered(convertGuest)).toBe(false);
});
