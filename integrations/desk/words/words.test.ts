import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLanguage, wordsOfDesk } from './words.ts';

test('Every refusal that the desk can hear has a sentence in its words', () => {
  const folders = ['order', 'return', 'stock', 'person', 'merchant', 'payment/refund'];
  const files = ['integrations/desk/**/*.ts', ...folders.map((each) => `integrations/store-api/${each}*/**/*.ts`)];
  const codes = globSync(files, { exclude: ['**/*.test.ts'] }).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/'((?:DESK|STORE)__[A-Z_]+)'/g),
  ]);
  const missing = codes.map(([, code]) => `error.${code}`).filter((name) => !wordsOfDesk('fr-FR').has(name));
  expect([codes.length > 30, [...new Set(missing)]]).toEqual([true, []]);
});

test('Values are put into a sentence as text, and a gap without a value stays', () => {
  const translate = wordsOfDesk('de');
  expect(translate('error.STORE__NOT_SO_MANY', { article: '{most}', most: 2 })).toBe(
    'So viele Stück von {most} sind nicht übrig (höchstens 2).',
  );
  expect(translate('orders.ship')).toBe('{count} versenden');
});

test.each([
  ['fr-FR', 'fr-FR'],
  ['en-US,de;q=0.5', 'en-US'],
  ['it', 'de'],
  ['', 'de'],
])('Who asks in %s is answered in %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

test('Every name that a screen asks for has its words', () => {
  const names = globSync('integrations/desk/app/**/*.tsx').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/translate\('([\w. ]+)'/g),
  ]);
  const missing = names.map(([, name = '']) => name).filter((name) => !wordsOfDesk('en-US').has(name));
  expect([names.length > 200, [...new Set(missing)]]).toEqual([true, []]);
});
