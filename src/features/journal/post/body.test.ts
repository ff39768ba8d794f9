import { expect, test } from 'vitest';
import { bodyHtml, readingMinutes } from './body.ts';

const PLACES: Record<string, string> = { 'category:raclette': '/shop/raclette', '#strom': '#strom' };
const html = (markdown: string) => bodyHtml(markdown, async (written) => PLACES[written]);

test('headings stay below the title of the page', async () => {
  expect(await html('# Laut\n\n## Strom\n\n### Kabel')).toBe('<h2>Laut</h2>\n<h2>Strom</h2>\n<h3>Kabel</h3>');
});
test('a table has heads for columns and rows, and scrolls in its own frame', async () => {
  const table = await html('| Topf | Wasser |\n|---|---|\n| **Minze** | oft |');
  expect(table).toContain('<th scope="col">Topf</th>');
  expect(table).toContain('<th scope="row"><strong>Minze</strong></th><td>oft</td>');
  expect(table).toMatch(/^<div class="scroll" tabindex="0">/);
});
test('a link names a place of the shop, in lists and tables too', async () => {
  const link = '<a href="/shop/raclette">Öfen</a>';
  expect(await html('Alle [Öfen](category:raclette).')).toBe(`<p>Alle ${link}.</p>`);
  expect(await html('- [Öfen](category:raclette)')).toContain(`<li>${link}</li>`);
  expect(await html('| a | b |\n|---|---|\n| c | [Öfen](category:raclette) |')).toContain(`<td>${link}</td>`);
});
test('while a place does not exist, its words stand alone', async () => {
  expect(await html('Die **[neue _Kanne_](product:20-999)**.')).toBe(
    '<p>Die <strong>neue <em>Kanne</em></strong>.</p>',
  );
});
test('markup of others does not pass', async () => {
  expect(await html('<script>alert(1)</script>')).not.toContain('<script');
  expect(await html('Text <b onclick="x()">fett</b>')).not.toContain('<b');
});
test('reading takes a minute for 200 words, signs of Markdown not counted', () => {
  expect(readingMinutes('Wort '.repeat(640))).toBe(3);
  expect(readingMinutes('| --- | --- |')).toBe(1);
});
