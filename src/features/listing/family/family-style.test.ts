import { expect, test } from 'vitest';
import { familyStyle, styleHash } from '../layout.server.ts';

test('columns are as wide as the things, and the tallest stays on the screen', () => {
  const flat = familyStyle([
    { width: 295, height: 150 },
    { width: 447, height: 150 },
  ]);
  expect(flat).toBe(
    '@layer feature{.family ol{grid-template-columns:minmax(0,295fr) minmax(0,447fr);max-inline-size:109rem}}',
  );
  expect(familyStyle([{ width: 350, height: 530 }])).toContain('max-inline-size:15rem');
});

test('the policy knows a rule by its digest', () => {
  expect(styleHash('a{}')).toMatch(/^sha256-[\w+/]{43}=$/);
});
