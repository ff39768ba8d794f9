import { expect, test } from 'vitest';
import { placesIn, proseFrom, proseMistakes } from './markdoc.ts';

const nowhere = () => undefined;
const html = (source: string) => proseFrom(source, nowhere).html;

test('Markdown keeps its paragraphs, lists and stresses; a backslash breaks the line', () => {
  expect(html('**Hof & Herd AG**\\\n6060 Sarnen\n\n- Guss\n- Email')).toBe(
    '<p><strong>Hof &amp; Herd AG</strong><br>6060 Sarnen</p><ul><li>Guss</li><li>Email</li></ul>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[Guss](javascript:alert(1))', '<p>[Guss](javascript:alert(1))</p>'],
  ['[Guss](JAVA&#115;cript:alert(1))', '<p>[Guss](JAVAscript:alert(1))</p>'],
  ['[Guss](//evil.example)', '<p>Guss</p>'],
  ['[Guss](data:text/html,x)', '<p>[Guss](data:text/html,x)</p>'],
  ['![Guss](https://evil.example/pixel.gif)', '<p></p>'],
  ['[Guss](https://ok.example/?a="b")', '<p><a href="https://ok.example/?a=%22b%22">Guss</a></p>'],
  ['[Mail](mailto:kontakt@hofundherd.example)', '<p><a href="mailto:kontakt@hofundherd.example">Mail</a></p>'],
])('%s becomes %s', (source, safe) => expect(html(source)).toBe(safe));

test('a link names a place of the shop; while it does not exist, its words stand alone', () => {
  const source = 'Siehe [Rückgabe](page:returns) und [Öfen](category:raclette).';
  expect(placesIn(source)).toEqual(['page:returns', 'category:raclette']);
  const findHref = (place: string) => (place === 'page:returns' ? '/rueckgabe' : undefined);
  expect(proseFrom(source, findHref).html).toBe('<p>Siehe <a href="/rueckgabe">Rückgabe</a> und Öfen.</p>');
});

test('headings begin below the one around the text and have addresses of their own', () => {
  const { headings } = proseFrom('# Geltung\n\n## Über **uns**\n\n### Über uns\n\n##### Klein', nowhere, 3);
  expect(headings).toEqual([
    { id: 'geltung', title: 'Geltung', level: 3 },
    { id: 'uber-uns', title: 'Über uns', level: 3 },
    { id: 'uber-uns--2', title: 'Über uns', level: 3 },
    { id: 'klein', title: 'Klein', level: 4 },
  ]);
});

test('a table scrolls in a box that the keyboard reaches', () => {
  expect(html('| Land | Preis |\n|---|---|\n| CH | 7.90 |')).toContain(
    '<div class="scroll" role="group" tabindex="0" aria-label="Land Preis"><table class="facts num"><thead><tr><th scope="col">Land</th>',
  );
});

test('a notice stands within the text', () => {
  expect(html('{% notice kind="warning" %}\nHeiss.\n{% /notice %}')).toBe(
    '<aside class="msg warn"><div><p>Heiss.</p></div></aside>',
  );
});

test('a tag that nobody knows is told with its line', () => {
  expect(proseMistakes('Guss.\n\n{% blink %}Email{% /blink %}')).toEqual([expect.stringMatching(/^line 3: .*blink/)]);
  expect(proseMistakes('# Guss\n\n[x](page:returns) | {nr} 100 %')).toEqual([]);
});

test('The empty corner of a table is no heading', () => {
  const { html } = proseFrom('| | 2 Personen |\n|---|---|\n| Käse | 400 g |', () => undefined);
  expect(html).toContain('<tr><td></td><th scope="col">2 Personen</th></tr>');
});
