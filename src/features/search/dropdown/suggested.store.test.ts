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

it('does without them while the store is silent', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const send = vi.fn(() => Promise.reject(new TypeError('fetch failed'))) as unknown as Send;
  expect(await suggested('de', 'racl', results, send)).toEqual(results);
});
