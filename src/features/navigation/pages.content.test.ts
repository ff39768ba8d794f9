import { expect, test, vi } from 'vitest';
import { pageAlternates, pageHref } from './pages.content.ts';

vi.mock('astro:content', () => ({ getCollection: async () => [] }));

test('a page without a slug of its own stands below the prefix with the German one, in every language’s list too', () => {
  const page = { slug: { de: 'ueber-uns', 'en-US': 'about-us' } };
  expect(pageHref('fr-FR', page)).toBe('/fr-FR/ueber-uns');
  expect(pageAlternates(page)).toEqual({ de: '/ueber-uns', 'en-US': '/en-US/about-us', 'fr-FR': '/fr-FR/ueber-uns' });
});

test('the home page is the prefix alone', () => {
  expect(pageAlternates({ slug: { de: '' } })).toEqual({ de: '/', 'en-US': '/en-US', 'fr-FR': '/fr-FR' });
});
