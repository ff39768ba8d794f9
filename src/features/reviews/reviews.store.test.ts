import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { createReviews } from './reviews.store.ts';

const REVIEW = { title: 'Hält warm', content: 'Nach zehn Minuten heiss, auch am Rand.', points: 5 };

/** A store with seven reviews, or one that refuses. */
function aStore(failure?: Error) {
  const state = { failure };
  const send = vi.fn(async (_call: unknown, options: { body: { page: number } }) => {
    if (state.failure) throw state.failure;
    const ids = options.body.page === 1 ? ['1', '2', '3', '4', '5'] : ['6', '7'];
    return { elements: ids.map((id) => ({ id })), total: 7 };
  });
  return { send, state, ...createReviews(send as unknown as Send) };
}

const refusal = (status: number, code?: string) =>
  new ApiError({ status, statusText: '', url: '/review', headers: new Headers() }, { errors: [{ code }] });

describe('Reviews', () => {
  it('come in parts, one behind the other', async () => {
    const { $reviews, show, more } = aStore();
    await show('oven', { order: 'newest' });
    await more('oven');
    const { value } = $reviews.get();
    expect(value?.reviews.map(({ id }) => id).join('')).toBe('1234567');
    expect(value?.total).toBe(7);
  });

  it('begin anew in another order', async () => {
    const { $reviews, show, more } = aStore();
    await show('oven', { order: 'newest' });
    await more('oven');
    await show('oven', { order: 'best' });
    expect($reviews.get().value).toMatchObject({ page: 1, query: { order: 'best' } });
    expect($reviews.get().value?.reviews).toHaveLength(5);
  });

  it('stay on the screen when the next part does not come, and it can be asked for again', async () => {
    const { $reviews, show, more, state } = aStore();
    await show('oven', { order: 'newest' });
    state.failure = new TypeError('no line');
    await more('oven');
    expect($reviews.get().state).toBe('error');
    expect($reviews.get().value?.reviews).toHaveLength(5);
    state.failure = undefined;
    await more('oven');
    expect($reviews.get().value?.reviews).toHaveLength(7);
  });
});

describe('Writing a review', () => {
  it('is thanked for', async () => {
    const { send, write } = aStore();
    expect(await write('oven', REVIEW)).toEqual({ state: 'thanks' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/product/{id}/review' }), {
      path: { id: 'oven' },
      body: REVIEW,
    });
  });

  const violation = refusal(400, 'VIOLATION::TOO_SHORT_ERROR');
  it.each([
    [refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'), { state: 'login' }],
    [refusal(403, 'PRODUCT__REVIEW_NOT_ACTIVE'), { state: 'closed' }],
    [violation, { state: 'refused', error: violation }],
    [refusal(502), { state: 'failed' }],
    [new TypeError('no line'), { state: 'failed' }],
  ])('says why it was not taken: %s', async (failure, outcome) => {
    expect(await aStore(failure).write('oven', REVIEW)).toEqual(outcome);
  });
});
