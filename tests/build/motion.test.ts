import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtRelease } from '#tests/support/release.ts';

const css = globSync(`${builtRelease()}/client/_astro/*.css`).map((file) => readFileSync(file, 'utf8'));

test('what moves with the page has its timeline where browsers read it: outside the shorthand (I3, I4)', () => {
  expect(css.filter((text) => /animation:[^;}]*(view|scroll)\(/.test(text))).toEqual([]);
  for (const name of ['unseen', 'drift'])
    expect(css.some((text) => new RegExp(`animation-name:${name}[^}]*animation-timeline:view\\(`).test(text))).toBe(
      true,
    );
});
