import { expect, test } from 'vitest';
import { choiceIn, MOST_SIGNS, queryOf } from './choice.ts';

test('What was chosen comes back from the address as it was (A5, 7.6)', () => {
  const query = '?country=CH&language=fr&postcode=1201';
  expect(choiceIn(new URLSearchParams(query))).toEqual({ country: 'CH', language: 'fr', postcode: '1201' });
  expect(queryOf(choiceIn(new URLSearchParams(query)))).toBe(query);
});

test('What nobody chose is empty, and makes no address of its own', () => {
  const nothing = choiceIn(new URLSearchParams(`utm=x&postcode=${'9'.repeat(99)}`));
  expect(nothing).toEqual({ country: '', language: '', postcode: '9'.repeat(MOST_SIGNS) });
  expect(queryOf({ ...nothing, postcode: '' })).toBe('');
});

test('A Swiss postcode stays beside Switzerland and Liechtenstein; abroad the country counts', () => {
  const kept = (country: string) => choiceIn(new URLSearchParams({ country, postcode: 'CH-8001' })).postcode;
  expect(['', 'CH', 'LI', 'li'].map(kept)).toEqual(Array(4).fill('CH-8001'));
  expect(['FR', 'de'].map(kept)).toEqual(['', '']);
});
