import { expect, test, vi } from 'vitest';
import { feedOf } from './feed.content.ts';

const words = (text: string) => ({ de: text });
const post = {
  id: 'ovens',
  publishFrom: '2026-11-01',
  slug: words('oefen'),
  title: words('Öfen'),
  teaser: words('Vier'),
  topic: 'kitchen',
  body: words('Alle [Öfen](category:raclette), auch [alte](page:old), mit [Strom](#strom).'),
};

vi.mock('./entries.content.ts', () => ({
  postsAt: async () => ({ entries: [post] }),
  readOverview: async () => ({ description: words('Journal') }),
}));
vi.mock('#ui/picture.content.ts', () => ({ pictureById: async () => undefined }));
vi.mock('#features/prose/prose.content.ts', () => ({
  linkOf: async (_: string, written: string) => {
    if (written === 'page:old') throw new Error('The store is away.');
    return written === 'category:raclette' ? '/shop/raclette' : written;
  },
}));

test('the text of a post in the feed leads to whole addresses, and does without those that can’t be found', async () => {
  const site = new URL('https://shop.example');
  const feed = await (await feedOf('journal', 'de', { now: new Date('2026-11-24'), site })).text();
  expect(feed).toContain('href=&quot;https://shop.example/shop/raclette&quot;');
  expect(feed).toContain('href=&quot;https://shop.example/journal/oefen#strom&quot;');
  expect(feed).toContain('auch alte,');
});
