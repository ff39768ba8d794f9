import { expect, test } from 'vitest';
import { bodyHtml, readingMinutes } from './body.ts';

test('headings stay below the title of the page', () => {
  expect(bodyHtml('# Laut\n\n## Strom\n\n### Kabel')).toBe('<h2>Laut</h2>\n<h2>Strom</h2>\n<h3>Kabel</h3>');
});
test('a table has heads for columns and rows, and scrolls in its own frame', () => {
  const html = bodyHtml('| Topf | Wasser |\n|---|---|\n| **Minze** | oft |');
  expect(html).toContain('<th scope="col">Topf</th>');
  expect(html).toContain('<th scope="row"><strong>Minze</strong></th><td>oft</td>');
  expect(html).toMatch(/^<div class="scroll" tabindex="0">/);
});
test('markup of others does not pass', () => {
  expect(bodyHtml('<script>alert(1)</script>')).not.toContain('<script');
  expect(bodyHtml('Text <b onclick="x()">fett</b>')).not.toContain('<b');
});
test('reading takes a minute for 200 words, signs of Markdown not counted', () => {
  expect(readingMinutes('Wort '.repeat(640))).toBe(3);
  expect(readingMinutes('| --- | --- |')).toBe(1);
});
