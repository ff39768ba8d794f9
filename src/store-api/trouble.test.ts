import { expect, test } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { QueueFullError } from '#values/turns.ts';

const refused = (status: number, parameters = {}) =>
  new ApiError(
    { status, statusText: '', url: '/store-api/search', headers: new Headers() },
    { errors: [{ meta: { parameters } }] },
  );

test.each([
  [404, 404],
  [400, 404],
  [401, 502],
  [408, 408],
  [412, 412],
  [429, 503],
  [500, 502],
  [503, 503],
  [504, 408],
])('a store that says %d makes the page %d (H5)', (storeStatus, page) =>
  expect(troubleOf(refused(storeStatus))?.status).toBe(page),
);

test('the page waits as long as the store asks for', () => {
  expect(troubleOf(refused(429, { seconds: 42 }))?.retryAfterSeconds).toBe(42);
});

const saying = (status: number, detail?: string, code?: string) =>
  new ApiError(
    { status, statusText: '', url: '', headers: new Headers() },
    { errors: [{ ...(detail && { detail }), ...(code && { code }) }] },
  );

test('what the store says itself stands on the page, in one line; what is not there has words of its own (B19)', () => {
  expect(troubleOf(saying(503, ' Maintenance\nuntil 4 pm. '))?.message).toBe('Maintenance until 4 pm.');
  expect(troubleOf(saying(500, 'x'.repeat(5000)))?.message).toHaveLength(200);
  expect(troubleOf(saying(503))).not.toHaveProperty('message');
  expect(troubleOf(saying(404, 'Category "a" not found.'))).not.toHaveProperty('message');
  const unreachable = saying(502, 'The Store API could not be reached.', 'STORE_API__UNREACHABLE');
  expect(troubleOf(unreachable)).not.toHaveProperty('message');
});

test('a store that is silent took too long, one that is not there could not answer', () => {
  expect(troubleOf(new DOMException('', 'TimeoutError'))?.status).toBe(408);
  expect(troubleOf(Object.assign(new Error(), { name: 'FetchError' }))?.status).toBe(502);
});

test('a document that too many wait for may be asked for again', () => {
  expect(troubleOf(new QueueFullError())).toEqual({ status: 503, retryAfterSeconds: 10 });
});

test('our own mistakes are nobody else’s trouble', () => {
  expect(troubleOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(troubleOf(null)).toBeUndefined();
});
