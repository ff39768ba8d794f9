import { expect, it, vi } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import type { Send } from '#store-api/client.ts';
import type { Entry } from '../index/entry.ts';
import { suggested } from './suggested.store.ts';

const recipe: Entry = { kind: 'recipe', title: 'Raclette', href: '/r', keywords: '', options: '', description: '' };
const results = { hits: [recipe], isGuess: false, near: [] };

it('puts the products that the store suggests before what the browser has found', async () => {
  const send = vi.fn(async () => ({ elements: [aProduct()] })) as unknown as Send;
  const { hits } = await suggested('de', 'racl', results, send);
  expect(hits).toEqual([
    expect.objectContaining({
      ...{ kind: 'product', title: 'Raclette-Ofen', href: '/detail/10104', note: '10-104' },
      product: expect.objectContaining({ number: '10-104', price: { now: 'CHF\u00A0249.00' } }),
    }),
    recipe,
  ]);
});

it('shows them as the index of a smaller shop does: a variant with its colour, and a drawing where there is no picture', async () => {
  const variant = aProduct({
    ...{ parentId: 'a-parent', cover: null, customFields: { hof_family: 'raclette', hof_kind: 'device' } },
    options: [{ id: 'green', name: 'Tannengrün' }],
  });
  const send = vi.fn(async () => ({ elements: [variant] })) as unknown as Send;
  const { hits } = await suggested('de', 'grün', results, send);
  expect(hits[0]).toMatchObject({ title: 'Raclette-Ofen, Tannengrün', product: { drawing: 'raclette' } });
});

it('does without them while the store is silent', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const send = vi.fn(() => Promise.reject(new TypeError('fetch failed'))) as unknown as Send;
  expect(await suggested('de', 'racl', results, send)).toEqual(results);
});
