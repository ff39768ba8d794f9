import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, rangeOf } from './index.ts';

test('a range of fonts.css names its characters', () => {
  const css =
    '@font-face { src: url("a"); }\n@font-face {\n src: url("~fonts/b.woff2");\n unicode-range: U+41-43, U+E4;\n}';
  expect(charactersOf(rangeOf(css, '~fonts/b.woff2'))).toBe('ABCä');
  expect(() => rangeOf(css, 'a')).toThrow('unicode-range');
});

test.each(['besley', 'familjen'])('signs of lists and sums are in what nearly all pages load: %s', (name) => {
  const core = charactersOf(rangeOf(readFileSync('src/styles/fonts.css', 'utf8'), `~fonts/${name}.woff2`));
  for (const sign of '•·×÷−–') expect(core).toContain(sign);
});
