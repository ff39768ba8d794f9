import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';

const PAGE = `<!doctype html><title>Raclette | Hof &amp; Herd</title>
<link rel="stylesheet" href="/_astro/print.ab.css" media="print"><link rel="stylesheet" href="/_astro/shell.cd.css">
<link rel="stylesheet" href="https://elsewhere.example/x.css"><script type="module" src="/_astro/late.ef.js"></script>
<script type="module" src="/_astro/late.ef.js"></script>`;

test('a payload names the build, the title and the files of its page, each once (G2)', () => {
  expect(payloadOf(PAGE, 'b1')).toEqual({
    build: 'b1',
    title: 'Raclette | Hof &amp; Herd',
    files: ['/_astro/shell.cd.css', '/_astro/late.ef.js'],
  });
});

test('a page without files of its own has an empty list', () => {
  expect(payloadOf('<p>moved</p>', 'b1')).toEqual({ build: 'b1', title: '', files: [] });
});
