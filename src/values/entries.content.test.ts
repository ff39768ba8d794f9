import { afterEach, expect, test, vi } from 'vitest';
import { getCollection, getEntry } from './entries.content.ts';
import { forgetChanges, inPreview, recordReads, setFile } from './live-content.server.ts';

const BUILT = [
  { id: 'home', data: { title: 'Hof' } },
  { id: 'garden', data: { title: 'Garten' } },
];
vi.mock('astro:content', () => ({
  getCollection: async () => BUILT,
  getEntry: async (_name: string, id: string) => BUILT.find((entry) => entry.id === id),
}));
afterEach(forgetChanges);

const changed = (entries: Record<string, unknown>) => new Map([['pages', new Map(Object.entries(entries))]]);
const titles = async () =>
  (await getCollection('pages')).map(({ id, data }) => `${id}: ${(data as { title: unknown }).title}`);

test('what was published since the build takes the place of what that has read', async () => {
  expect(await titles()).toEqual(['home: Hof', 'garden: Garten']);
  setFile('pages/garden.yaml', '', changed({ garden: { title: 'Beet' }, winter: { title: 'Winter' }, home: null }));
  expect(await titles()).toEqual(['garden: Beet', 'winter: Winter']);
  expect([await getEntry('pages', 'home'), (await getEntry('pages', 'winter'))?.data]).toEqual([
    undefined,
    { title: 'Winter' },
  ]);
});

test('a draft is seen in its preview alone, also by what waits in between', async () => {
  setFile('pages/garden.yaml', '', changed({ garden: { title: 'Beet' } }));
  const draft = { entries: changed({ garden: { title: 'Entwurf' } }) };
  const later = async () => {
    await new Promise(setImmediate);
    return (await titles())[1];
  };
  expect(await Promise.all([later(), inPreview(draft, later), later()])).toEqual([
    'garden: Beet',
    'garden: Entwurf',
    'garden: Beet',
  ]);
});

test('what is read is recorded: an entry, a collection, or its addresses alone', async () => {
  const { reads } = await recordReads(async () => {
    await getEntry('shop', 'shop');
    await getCollection('pages', 'addresses');
    await getCollection('blog');
  });
  expect([...reads]).toEqual(['content:shop:shop', 'content:pages/addresses', 'content:blog']);
});
