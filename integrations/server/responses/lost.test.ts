import { expect, test } from 'vitest';
import { withPath } from './error-page.ts';

const PAGE =
  '<h1>404</h1><p class="soft num" data-lost data-cid-x>Seite nicht gefunden: </p><p data-nearest hidden></p>';

test('the path stands behind the words, and the script has nothing left to add (B12)', () => {
  expect(withPath(PAGE, '/gibt/es nicht/dörr')).toBe(
    '<h1>404</h1><p class="soft num" data-cid-x>Seite nicht gefunden: /gibt/es nicht/dörr</p><p data-nearest hidden></p>',
  );
  expect(withPath('<p data-lost="">Page introuvable :</p>', '/a')).toBe('<p>Page introuvable : /a</p>');
});

test('a path is text, whatever it holds', () => {
  expect(withPath(PAGE, '/<script>$&</script>')).toContain('gefunden: /&lt;script&gt;$&amp;&lt;/script&gt;</p>');
});

test('a page that tells no path stays as it is', () => expect(withPath('<p>503</p>', '/a')).toBeNull());
