import { expect, test } from 'vitest';
import { frameClasses } from './frame.ts';

test('A plain element carries no class', () => {
  expect(frameClasses({})).toBeUndefined();
  expect(
    frameClasses({ background: 'none', visibility: { mobile: true, tablet: true, desktop: true } }),
  ).toBeUndefined();
});

test('What an editor sets becomes classes, because the CSP forbids styles', () => {
  const visibility = { mobile: false, tablet: true, desktop: true };
  expect(
    frameClasses({ visibility, background: 'enamel', marginTop: 'l', marginBottom: 'none', cssClass: 'narrow' }),
  ).toBe('narrow enamel space-above-l space-below-none not-on-mobile');
});
