// Motion is CSS view timelines only: nothing is hidden where they are not supported, and it is off with reduced
// motion.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/editor-classes.css', 'utf8');

test('what comes into view moves over its first 120 px, or for 400 ms, and not for who wants no motion (I4)', () => {
  expect(css).toMatch(/animation-range: entry 0 entry min\(120px, 50%\)/);
  expect(css).toMatch(/opacity 400ms/);
  expect(css).toMatch(/prefers-reduced-motion: no-preference/);
});
