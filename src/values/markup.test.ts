import { expect, it } from 'vitest';
import { escaped, unescaped } from './text.ts';

it('no sign of a text means anything in HTML or XML, not even twice', () => {
  expect(escaped(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escaped('Grün & Söhne')).toBe('Grün &amp; Söhne');
});

it('a title is read as it was written', () => {
  expect(unescaped(escaped(`Hof & Herd, "50 %" <b> d'ici &amp;`))).toBe(`Hof & Herd, "50 %" <b> d'ici &amp;`);
});
