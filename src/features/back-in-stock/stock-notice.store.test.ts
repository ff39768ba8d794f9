import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { createStockNotice } from './stock-notice.store.ts';

/** A store that answers so, or refuses. */
function aStore(response: unknown) {
  const send = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  return { send, ...createStockNotice(send as unknown as Send, () => 'https://shop.test') };
}

const refusal = (status: number, body: unknown = {}) =>
  new ApiError({ status, statusText: '', url: '/back-in-stock', headers: new Headers() }, body);
const tooMany = refusal(429, { errors: [{ meta: { parameters: { seconds: 30 } } }] });

describe('Waiting for a product (D8)', () => {
  it('asks for a mail whose link leads back to this shop', async () => {
    const { send, subscribe } = aStore({ success: true, status: 'subscribed' });
    expect(await subscribe('oven', 'ada@test.example')).toEqual({ state: 'waiting' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/back-in-stock/subscribe' }), {
      body: { productId: 'oven', email: 'ada@test.example', storefrontUrl: 'https://shop.test' },
    });
  });

  it.each([
    [{ success: true, status: 'alreadySubscribed' }, { state: 'already' }],
    [refusal(400), { state: 'refused' }],
    [refusal(404), { state: 'gone' }],
    [tooMany, { state: 'throttled', seconds: 30 }],
    [refusal(502), { state: 'failed' }],
    [new TypeError('no line'), { state: 'failed' }],
  ])('says what came of it: %s', async (response, outcome) => {
    expect(await aStore(response).subscribe('oven', 'ada@test.example')).toEqual(outcome);
  });
});

describe.each(['confirm', 'end'] as const)('The link in the mail, to %s,', (deed) => {
  it.each([
    [
      { success: true, status: 'subscribed', products: ['Rechaud'] },
      { state: 'done', products: ['Rechaud'] },
    ],
    [
      { success: true, status: 'alreadySubscribed' },
      { state: 'done', products: [] },
    ],
    [refusal(404), { state: 'linkInvalid' }],
    [refusal(400), { state: 'linkInvalid' }],
    [tooMany, { state: 'throttled', seconds: 30 }],
    [refusal(503), { state: 'failed' }],
  ])('says what came of it: %s', async (response, outcome) => {
    expect(await aStore(response)[deed]('h')).toEqual(outcome);
  });
});
