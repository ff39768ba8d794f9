import { expect, test } from 'vitest';
import { wordsOf } from '#i18n/words.ts';
import { flashIn, saying } from './flash.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test('the next page says what has worked', () => {
  const path = saying('/account/address?p=2', 'address-saved');
  expect(path).toBe('/account/address?p=2&said=address-saved');
  const key = flashIn(at(path));
  expect(key && wordsOf('de', 'account')(key)).toBe('Die Adresse ist gespeichert.');
});

test.each(['/account', '/account?said=', '/account?said=constructor', '/account?said=you+have+won'])(
  '%s says nothing',
  (path) => expect(flashIn(at(path))).toBeUndefined(),
);
