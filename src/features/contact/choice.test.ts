import { expect, test } from 'vitest';
import { choiceIn, queryOf } from './choice.ts';

test('What was chosen comes back from the address as it was (A5, 7.6)', () => {
  const query = '?country=CH&language=fr&postcode=1201';
  expect(choiceIn(new URLSearchParams(query))).toEqual({ country: 'CH', language: 'fr', postcode: '1201' });
  expect(queryOf(choiceIn(new URLSearchParams(query)))).toBe(query);
});

test('What nobody chose is empty, and makes no address of its own', () => {
  const nothing = choiceIn(new URLSearchParams(`utm=x&postcode=${'9'.repeat(50)}`));
  expect(nothing).toEqual({ country: '', language: '', postcode: '9'.repeat(12) });
  expect(queryOf({ ...nothing, postcode: '' })).toBe('');
});
