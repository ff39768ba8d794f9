import { expect, it } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import { NO_CONTENT } from './content-results.content.ts';
import SearchPage from './SearchPage.astro';

const card = (title: string) => ({ title, href: `/${title}`, teaser: '', meta: '', media: undefined });
const result = {
  ...NO_CONTENT,
  recipes: [card('Tomatenfondue'), card('Tomaten in Öl')],
  areas: [{ title: 'Kontakt', href: '/kontakt', text: 'Telefon und Weg' }],
};
const view = {
  ...{ locale: 'de', term: 'tomaten', page: null, listing: null, content: NO_CONTENT, meant: undefined },
  ...{ near: undefined, areas: [{ name: 'Kochen', href: '/shop/kochen' }] },
};

it('content that was found stands in sections of its own, and how much of each leads there (B9)', async () => {
  const page = await drawComponent(SearchPage, { view: { ...view, content: result } });
  expect(page).toContain('Suche nach «tomaten»');
  expect(page).toMatch(/href="#recipes"[^>]*>\s*Rezepte\s*<span[^>]*>2</);
  expect(page).toMatch(/href="#areas"[^>]*>\s*Bereiche und Hilfe\s*<span[^>]*>1</);
  for (const id of ['recipes', 'areas']) expect(page).toContain(`id="${id}"`);
  expect(page).toContain('href="/Tomatenfondue"');
  expect(page).toContain('Telefon und Weg');
  expect(page).not.toContain('href="/shop/kochen"');
});

it('where nothing was found the page says so, and leads on', async () => {
  const page = await drawComponent(SearchPage, { view });
  expect(page).toContain('Nichts gefunden für «tomaten».');
  expect(page).toContain('href="/shop/kochen"');
  expect(page).not.toContain('href="#recipes"');
});
