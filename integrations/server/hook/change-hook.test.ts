import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { answerHook, readChanges } from './change-hook.ts';

const secret = 'a-secret-of-16-and-more';
const NOW = 1_800_000_000;
const tellChanges = vi.fn(async (_: readonly unknown[]) => 3);
let server: Server;
let url: string;
beforeAll(async () => {
  const settings = { secret, log: () => {}, now: () => NOW * 1000 };
  server = createServer((request, response) => answerHook(request, response, settings, tellChanges));
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/changed`;
});
afterAll(() => server.close());
beforeEach(() => tellChanges.mockClear());

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
const bodyOf = (more: object = {}) => JSON.stringify({ timestamp: NOW, changes: [{ id: 'a', version: 2 }], ...more });
const call = (body: string, headers: Record<string, string> = { 'x-hook-signature': sign(body) }) =>
  fetch(url, { method: 'POST', body, headers });

describe('POST /hooks/changed', () => {
  it('drops what a signed call names', async () => {
    const reply = await call(bodyOf());
    expect([reply.status, await reply.json()]).toEqual([200, { dropped: 3 }]);
    expect(tellChanges).toHaveBeenCalledWith([{ tag: 'a', version: 2 }]);
  });

  it.each([
    ['with the name of the algorithm', { 'x-hook-signature': `sha256=${sign(bodyOf())}` }],
    ['in the header of a Shopware', { 'shopware-shop-signature': sign(bodyOf()).toUpperCase() }],
  ])('takes a signature %s', async (_, headers) => expect((await call(bodyOf(), headers)).status).toBe(200));

  it.each([
    ['none', {}],
    ['that of another body', { 'x-hook-signature': sign('{}') }],
    ['that of another secret', { 'x-hook-signature': sign(bodyOf(), 'another-secret-of-16') }],
    ['half of one', { 'x-hook-signature': sign(bodyOf()).slice(0, 32) }],
    ['nonsense', { 'x-hook-signature': 'ü' }],
  ])('refuses a call with a wrong signature: %s', async (_, headers) => {
    const latin: Record<string, string> = Object.fromEntries(Object.entries(headers));
    expect((await call(bodyOf(), latin)).status).toBe(401);
    expect(tellChanges).not.toHaveBeenCalled();
  });

  it.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('a call %d s from now: %d', async (seconds, status) =>
    expect((await call(bodyOf({ timestamp: NOW + seconds }))).status).toBe(status),
  );

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{}',
    bodyOf({ timestamp: 'now' }),
    bodyOf({ changes: [] }),
    bodyOf({ changes: [{}] }),
  ])('refuses a body that tells nothing: %s', async (body) => expect((await call(body)).status).toBe(400));

  it('refuses too much, before it looks at the signature', async () =>
    expect((await call('x'.repeat(256 * 1024 + 1), {})).status).toBe(413));

  it('has the caller call again when not everybody could be told', async () => {
    tellChanges.mockRejectedValueOnce(new Error('the database is away'));
    const reply = await call(bodyOf());
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.text()).not.toContain('database');
  });

  it('knows no other method', async () => expect((await fetch(url)).status).toBe(405));
});

test('ids, tags and paths are all names of what a page shows', () => {
  const changes = [{ id: 'a', version: 1 }, { tag: 'b' }, { path: '/c' }];
  expect(readChanges({ timestamp: 1, changes })?.changes).toEqual([
    { tag: 'a', version: 1 },
    { tag: 'b' },
    { tag: '/c' },
  ]);
});

test('a Shopware’s own webhook is understood: a product’s change concerns every list', () => {
  const webhook = (entity: string) => ({
    data: {
      event: `${entity}.written`,
      payload: [{ entity, operation: 'update', primaryKey: 'ab', updatedFields: [] }],
    },
    source: { url: 'https://shop.example', shopId: 'x' },
    timestamp: 5,
  });
  expect(readChanges(webhook('product'))).toEqual({ timestamp: 5, changes: [{ tag: 'ab' }, { tag: 'listings' }] });
  expect(readChanges(webhook('media'))).toEqual({ timestamp: 5, changes: [{ tag: 'ab' }] });
});

test.each([
  ['update', ['name'], true],
  ['update', ['description', 'parentId'], true],
  ['insert', ['description'], true],
  ['delete', [], true],
  ['update', [], true],
  ['update', ['description'], false],
])('a category’s change concerns the menu of every page or does not: %s %j', (operation, updatedFields, isMenu) => {
  const payload = [{ entity: 'category', operation, primaryKey: 'ab', updatedFields }];
  const changes = readChanges({ data: { payload }, timestamp: 5 })?.changes;
  expect(changes).toEqual([{ tag: 'ab' }, ...(isMenu ? [{ tag: 'menu' }] : [])]);
});
