import { expect, test } from 'vitest';
import { markStale } from './stale.ts';

const words = { stale: 'Diese Seite ist vom {{date}}.', asOf: 'Stand {{date}}' };

test('a kept page says from when it is, and so does each of its prices', () => {
  const page =
    '<main id="main"><h1>Ofen</h1><p data-price="10-104">CHF 249.00</p><span data-stock="10-104">3</span></main>';
  const shown = markStale(page, words, '22.11.26, 14:05');
  expect(shown).toContain(
    '<main id="main"><p class="msg warn stale" role="status">Diese Seite ist vom 22.11.26, 14:05.</p>',
  );
  expect(shown.match(/data-as-of="Stand 22\.11\.26, 14:05"/g)).toHaveLength(2);
});

test('a page without prices is left as it is, but for the note', () => {
  expect(markStale('<main><p>Rezept</p></main>', words, 'x')).toBe(
    '<main><p class="msg warn stale" role="status">Diese Seite ist vom x.</p><p>Rezept</p></main>',
  );
});
