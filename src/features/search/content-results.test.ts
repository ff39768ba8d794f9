import { beforeEach, expect, it, vi } from 'vitest';
import { foundContent } from './content-results.content.ts';
import type { Entry } from './index/entry.ts';
import { finderOf } from './index/finder.ts';

const inAll = (text: string) => ({ de: text, 'en-US': text, 'fr-FR': text });
const entry = (kind: Entry['kind'], title: string, href: string, note?: string): Entry => ({
  ...{ kind, title, href, keywords: '', options: '', description: '', ...(note && { note }) },
});
const mockIndex = vi.hoisted(() => ({ entries: [] as Entry[] }));

vi.mock('./index/search-index.content.ts', () => ({
  finderHere: async () => finderOf({ locale: 'de', synonyms: [], entries: mockIndex.entries }),
}));
vi.mock('#features/navigation/pages.content.ts', () => ({
  pageHref: (_: string, { slug }: { slug: string }) => slug,
  publicPages: async () => [{ data: { slug: '/rueckgabe', description: inAll('30 Tage Geld zurück') } }],
}));
vi.mock('#features/journal/entries.content.ts', () => ({
  recipesAt: async () => ({ entries: [{ slug: '/tomaten-in-oel' }] }),
  postsAt: async () => ({ entries: [{ slug: '/tomaten-ernten' }] }),
}));
vi.mock('#features/journal/cards.content.ts', () => {
  const hrefOf = (_: string, { slug }: { slug: string }) => slug;
  const card = async (_: string, { slug }: { slug: string }) => ({ href: slug });
  return { recipeHref: hrefOf, postHref: hrefOf, recipeCard: card, postCard: card };
});

beforeEach(() => {
  mockIndex.entries = [
    entry('recipe', 'Getrocknete Tomaten in Öl', '/tomaten-in-oel'),
    entry('recipe', 'Tomaten von morgen', '/noch-nicht'),
    entry('post', 'Tomaten ernten', '/tomaten-ernten'),
    entry('area', 'Rückgabe', '/rueckgabe'),
    entry('area', 'Garten', '/shop/garten', '12 Artikel'),
  ];
});

it('recipes and posts come as cards, each once, and none that is not public (B9)', async () => {
  const { recipes, posts, areas } = await foundContent('de', 'tomaten');
  expect(recipes).toEqual([{ href: '/tomaten-in-oel' }]);
  expect(posts).toEqual([{ href: '/tomaten-ernten' }]);
  expect(areas).toEqual([]);
});

it('a page says what it is about, a category how much it holds', async () => {
  expect((await foundContent('de', 'rückgabe')).areas).toEqual([
    { title: 'Rückgabe', href: '/rueckgabe', text: '30 Tage Geld zurück' },
  ]);
  expect((await foundContent('de', 'garten')).areas).toEqual([
    { title: 'Garten', href: '/shop/garten', text: '12 Artikel' },
  ]);
});

it('content stands first where no article is called so', async () => {
  expect((await foundContent('de', 'tomaten')).isFirst).toBe(true);
  mockIndex.entries.push(entry('product', 'Tomatenmesser', '/messer'));
  expect((await foundContent('de', 'tomaten')).isFirst).toBe(false);
  expect((await foundContent('de', 'velohelm')).isFirst).toBe(false);
});
