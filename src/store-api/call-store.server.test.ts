import { expect, test, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { askAll, callStore } from './call-store.server.ts';

const sendAnonymous = vi.hoisted(() => vi.fn());
vi.mock('#store-api/server.ts', () => ({ sendAnonymous }));
sendAnonymous.mockImplementation(async () => ({ elements: [{ id: 'german', translationCode: { code: 'de-CH' } }] }));

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

test('what a call lets be kept is asked for once, but never told to a visitor who asks for themselves', async () => {
  const send = vi.fn(async () => ({ elements: [] }));
  const options = { body: { limit: 1 }, keepMs: 1000 };
  await callStore({ locale: 'de' }, readProducts, options);
  sendAnonymous.mockClear();
  await callStore({ locale: 'de' }, readProducts, options);
  expect(sendAnonymous).not.toHaveBeenCalled();
  await callStore({ locale: 'de' }, readProducts, { ...options, body: { limit: 2 } });
  await callStore({ locale: 'de' }, readProducts, { body: { limit: 1 } });
  expect(sendAnonymous).toHaveBeenCalledTimes(2);
  await callStore({ locale: 'de', send: send as unknown as Send }, readProducts, options);
  expect(send).toHaveBeenCalledOnce();
});

test('a Shopware as it comes, which speaks British English, answers English pages', async () => {
  const elements = [{ id: 'british', name: 'English', translationCode: { code: 'en-GB' } }];
  vi.resetModules();
  sendAnonymous.mockResolvedValue({ elements });
  const { languageId } = await import('./call-store.server.ts');
  expect(await languageId('en-US')).toBe('british');
  await expect(languageId('fr-FR')).rejects.toThrow('The store has no language for fr-FR; it has en-GB.');
});
