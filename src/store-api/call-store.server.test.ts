import { expect, test, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { askAll } from './call-store.server.ts';

vi.mock('#store-api/server.ts', () => ({
  sendAnonymous: async () => ({ elements: [{ id: 'german', translationCode: { code: 'de-CH' } }] }),
}));

test('who asks for all pages of a list lets others in between them', async () => {
  const seen: string[] = [];
  const other = () => void seen.push('another visitor');
  const send = (async (_: unknown, { body }: { body: { page: number } }) => {
    seen.push(`page ${body.page}`);
    setImmediate(other);
    return { elements: Array(body.page < 3 ? 100 : 1).fill({}) };
  }) as unknown as Send;
  expect(await askAll({ locale: 'de', send }, readProducts, {})).toHaveLength(201);
  expect(seen).toEqual(['page 1', 'another visitor', 'page 2', 'another visitor', 'page 3', 'another visitor']);
});
