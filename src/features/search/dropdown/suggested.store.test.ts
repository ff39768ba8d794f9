import { expect, it, vi } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import type { Send } from '#store-api/client.ts';
import type { Entry } from '../index/entry.ts';
import { finderOf } from '../index/finder.ts';
import { suggested } from './suggested.store.ts';

const recipe: Entry = { kind: 'recipe', title: 'Raclette', href: '/r', keywords: '', options: '', description: '' };
const german = { locale: 'de' as const, synonyms: [] };
const results = { hits: [recipe], isGuess: false, near: [] };

it('puts the products that the store suggests before what the browser has found', async () => {
  const send = vi.fn(async () => ({ elements: [aProduct()] })) as unknown as Send;
  const { hits } = await suggested(german, 'racl', results, finderOf, send);
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
  const { hits } = await suggested(german, 'grün', results, finderOf, send);
  expect(hits[0]).toMatchObject({ title: 'Raclette-Ofen, Tannengrün', product: { drawing: 'raclette' } });
});

/** Without an index of products the browser guesses at content, and calls it what it is. */
const guess = { hits: [recipe], isGuess: true, near: [], meant: 'Raclette' };
const called = (more: Record<string, unknown>) =>
  vi.fn(async () => ({ elements: [aProduct(more)] })) as unknown as Send;

it('leaves out what is a guess where something is written as it was typed', async () => {
  const hrefs = async (...[term, found, send]: [string, typeof results, Send]) =>
    (await suggested(german, term, found, finderOf, send)).hits.map(({ href }) => href);
  expect(await hrefs('ofen', guess, called({}))).toEqual(['/detail/10104']);
  expect(await hrefs('tischgrill', guess, called({ keywords: 'Tischgrill' }))).toEqual(['/detail/10104']);
  expect(await hrefs('buche', guess, called({ properties: [{ id: 'beech', name: 'Buche' }] }))).toEqual([
    '/detail/10104',
  ]);
  expect(await hrefs('raclezze', results, called({}))).toEqual(['/r']);
  expect(await hrefs('raclezze', guess, called({}))).toEqual(['/detail/10104', '/r']);
});

it('offers the word that was meant only where all are guesses', async () => {
  expect((await suggested(german, 'raclezze', guess, finderOf, called({ name: 'Racletteofen' }))).meant).toBe(
    'Raclette',
  );
  expect((await suggested(german, 'ofen', guess, finderOf, called({}))).meant).toBeUndefined();
});

it('asks for the numbers that are one slip away from one that nobody knows', async () => {
  const asked: { filter?: { value: string[] }[]; limit?: number }[] = [];
  const send = (async ({ path }: { path: string }, { body }: { body: (typeof asked)[number] }) => {
    asked.push(body);
    return { elements: path === '/product' ? [aProduct()] : [] };
  }) as unknown as Send;
  const { hits, near } = await suggested(german, '10-194', { hits: [], isGuess: false, near: [] }, finderOf, send);
  expect([hits, near.map(({ note }) => note)]).toEqual([[], ['10-104']]);
  const numbers = asked.at(-1)?.filter?.flatMap(({ value }) => value) ?? [];
  expect(numbers).toEqual(expect.arrayContaining(['10-104', '10-914', '10-190']));
  expect(numbers).not.toEqual(expect.arrayContaining(['10-194']));
  expect(numbers.every((number) => number.startsWith('10-'))).toBe(true);
});

it('does without them while the store is silent', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const send = vi.fn(() => Promise.reject(new TypeError('fetch failed'))) as unknown as Send;
  expect(await suggested(german, 'racl', results, finderOf, send)).toEqual(results);
});
