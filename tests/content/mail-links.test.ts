import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { links } from '#store/mail/links.ts';

const SECRET = { email: 'ada@test.example', token: 't' };

/** Pages of content and of the catalog, which the tests of their own find at their addresses. */
const BY_CONTENT = ['home', 'recipes', 'product'];

/** The paths that mails lead to, without language and query. */
function mailedPaths(): [name: string, path: string][] {
  const made = links('https://shop.test', 'de') as unknown as Record<string, (...values: unknown[]) => string>;
  return Object.entries(made)
    .filter(([name]) => !BY_CONTENT.includes(name))
    .map(([name, make]) => [
      name,
      new URL(make(name.startsWith('confirm') && !name.endsWith('Notice') ? SECRET : 'x')).pathname,
    ]);
}

/** Paths of `src/pages`; `[code]` stands for any one segment. */
const PATTERNS = readdirSync('src/pages/[...locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|ts)$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(\/?index)?\.(astro|ts)$/, '')}`)
  .map((path) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`));

const hasPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

test.each(mailedPaths())('a mail’s link «%s» leads to a page: %s', (_name, path) => {
  expect(hasPage(path)).toBe(true);
});

test('every link bears the prefix of its language', () => {
  for (const { code, prefix } of LOCALES)
    expect(new URL(links('https://shop.test', code).subscribeNewsletter()).pathname).toBe(
      `${prefix}/newsletter-subscribe`,
    );
});
