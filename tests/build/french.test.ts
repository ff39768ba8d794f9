import { expect, test } from 'vitest';
import { isErrorPage, readSite } from './site.ts';

const french = readSite().pages.filter((page) => page.address.startsWith('/fr-FR') && !isErrorPage(page));

/** What a reader or a search engine reads: texts and the attributes that are words. */
function wordsIn(html: string): string[] {
  const shown = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const attributes = shown.matchAll(/<(?!meta http-equiv)[^>]*? (?:alt|aria-label|content|title)="([^"]*)"/g);
  return [...shown.matchAll(/>([^<]+)</g), ...attributes].map(([, words = '']) => words.replace(/&#?\w+;/g, ''));
}

test('no French colon, question mark or exclamation mark leans on its word', () => {
  const leaning = french.flatMap(({ address, html }) =>
    wordsIn(html)
      .filter((words) => /[\p{Ll})»][:;?!](?=\s|$)/u.test(words))
      .map((words) => `${address}: ${words.trim().slice(0, 120)}`),
  );
  expect([...new Set(leaning)].slice(0, 20)).toEqual([]);
});
