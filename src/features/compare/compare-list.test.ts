import { expect, test } from 'vitest';
import { numbersIn, readIds, toggled } from './compare-rows.ts';

test('a press puts a product behind the others, the next takes it out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a fifth product does not push one of the four out', () => {
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['nothing', null, []],
  ['nonsense', '{]', []],
  ['something else', '{"a":1}', []],
  ['too many, and twice the same', '["a","a","b","c","d","e",7]', ['a', 'b', 'c', 'd']],
])('%s that was kept is read as a list', (_, kept, expected) => expect(readIds(kept)).toEqual(expected));

test.each([
  ['', []],
  ['?products=10-104-GR,10-200', ['10-104-GR', '10-200']],
  ['?products=10-200,10-200,a,b,c,d', ['10-200', 'a', 'b', 'c']],
  ['?products=<script>,,10-200', ['10-200']],
])('the address %s names %j', (search, expected) => expect(numbersIn(search)).toEqual(expected));
