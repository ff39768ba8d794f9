import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The hues of a token by day and by night, in degrees of oklch: green lies about 150, blue about 250. */
function huesOf(name: string): number[] {
  const [, value = ''] = tokens.match(new RegExp(`--${name}:([^;]+);`)) ?? [];
  return [...value.matchAll(/oklch\([\d.]+ (?!0 )[\d.]+ ([\d.]+)/g)].map(([, hue]) => Number(hue));
}

test.each(['action', 'action-hover', 'enamel', 'chosen'])('what one does is green: --%s (C19)', (name) => {
  for (const hue of huesOf(name)) expect(hue).toSatisfy((degrees: number) => degrees > 135 && degrees < 175);
  expect(huesOf(name)).toHaveLength(2);
});

test.each(['ink', 'ink-2', 'line', 'line-field', 'mute', 'sunk'])('greys are cool: --%s (C19)', (name) => {
  for (const hue of huesOf(name)) expect(hue).toSatisfy((degrees: number) => degrees > 200 && degrees < 260);
  expect(huesOf(name)).toHaveLength(2);
});
