import { expect, test } from 'vitest';
import { BELOW_H1, plainText, richText } from './rich-text.ts';

test('a text keeps its paragraphs, lists and stresses', () => {
  const html = '<p>Oben <strong>Guss</strong>,<br />unten Stahl.</p><ul><li>108 × 108 mm</li></ul>';
  expect(richText(html)).toBe(html);
});

test('other tags lose themselves and keep their words', () => {
  expect(richText('<div class="x"><span style="color:red">Guss</span> <b>hält</b></div>')).toBe(
    'Guss <strong>hält</strong>',
  );
});

test.each([
  ['<script>alert(1)</script>Guss', 'Guss'],
  ['<SCRIPT src=//x>Guss', ''],
  ['<img src=x onerror=alert(1)>Guss', 'Guss'],
  ['<p onclick="alert(1)">Guss</p>', '<p>Guss</p>'],
  ['<a href="javascript:alert(1)">Guss</a>', '<a>Guss</a>'],
  ['<a href="java&#10;script:alert(1)">Guss</a>', '<a>Guss</a>'],
  ['<a href="&#106;avascript:alert(1)">Guss</a>', '<a>Guss</a>'],
  ['<a href="//evil.example">Guss</a>', '<a>Guss</a>'],
  ['<a href="/&#9;/evil.example">Guss</a>', '<a>Guss</a>'],
  ['<a href="#masse">Guss</a>', '<a href="#masse">Guss</a>'],
  ['<p>Gr&ouml;sse &amp; Gewicht &lt;b&gt;</p>', '<p>Grösse &amp; Gewicht &lt;b&gt;</p>'],
  ["<a href='/shop/raclette' target=_blank>Guss</a>", '<a href="/shop/raclette">Guss</a>'],
  ['<a title="href=" href="https://ok.example/?a=1">Guss</a>', '<a href="https://ok.example/?a=1">Guss</a>'],
  ['<style>p{}</style><!-- <p> --><p>Guss', '<p>Guss</p>'],
  ['Guss</p></ul>', 'Guss<p></p>'],
  ['<p><em>Guss</p>', '<p><em>Guss</em></p>'],
  ['3 < 4 <p', '3 &lt; 4 p'],
  ['<scr<script>x</script>ipt>alert(1)', 'xipt&gt;alert(1)'],
  ['<p title=">" onx="<script>">Guss</p>', '<p>Guss</p>'],
])('%s becomes %s', (html, safe) => expect(richText(html)).toBe(safe));

test('headings begin where the page has not been yet', () => {
  const html = '<h1>Guss</h1><h2>Stahl</h2><h6>Blech</h6>';
  expect(richText(html)).toBe('<h3>Guss</h3><h3>Stahl</h3><h4>Blech</h4>');
  expect(richText(html, BELOW_H1)).toBe('<h2>Guss</h2><h2>Stahl</h2><h4>Blech</h4>');
});

test('the head gets the words alone, ended at a word', () => {
  expect(plainText('<p>Käse &amp; Brot</p><p>für&nbsp;vier</p>')).toBe('Käse & Brot für\u00A0vier');
  expect(plainText('Ein Ofen für vier Personen', 12)).toBe('Ein Ofen für …');
});
