import { expect, test } from 'vitest';
import { payloadOf } from './index.ts';

const PAGE = `<!doctype html><title>Raclette | Hof &amp; Herd</title>
<meta name="description" content="Käse &#38; &quot;mehr&quot; &lt;heiss&gt;">
<script type="application/ld+json">{"@type":"Product","name":"Ofen"}</script>
<link rel="stylesheet" href="/_astro/print.ab.css" media="print"><link rel="stylesheet" href="/_astro/shell.cd.css">
<link rel="stylesheet" href="https://elsewhere.example/x.css"><script type="module" src="/_astro/late.ef.js"></script>
<script type="module" src="/_astro/late.ef.js"></script>`;

test('a payload names the build, title, data and files of its page, each once (G2)', () => {
  expect(payloadOf(PAGE, 'b1')).toEqual({
    build: 'b1',
    title: 'Raclette | Hof & Herd',
    description: 'Käse & "mehr" <heiss>',
    data: [{ '@type': 'Product', name: 'Ofen' }],
    files: ['/_astro/shell.cd.css', '/_astro/late.ef.js'],
  });
});

test('a page without any of it says so', () => {
  expect(payloadOf('<p>moved</p>', 'b1')).toEqual({ build: 'b1', title: '', description: '', data: [], files: [] });
});
