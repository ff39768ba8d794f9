import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entriesIn, KeptName, textAfter } from './reorder-list.ts';

const shape = z.object({ name: KeptName });
const named = (...names: string[]) => names.map((name) => ({ name }));

it('what is kept is read entry by entry (F3, 7.5)', () => {
  const text = JSON.stringify([{ name: 'Lager' }, { title: 'von morgen' }, 7, { name: 'Baustelle' }]);
  expect(entriesIn(shape, text).read).toEqual(named('Lager', 'Baustelle'));
  expect(textAfter(shape, text, ([first]) => (first ? [first] : []))).toBe(
    '[{"name":"Lager"},{"title":"von morgen"},7]',
  );
});

it.each([['{'], ['{"name":"Lager"}'], [7]])('what can’t be read at all outlasts a change: %j', (text) => {
  const once = textAfter(shape, text, (all) => [...all, { name: 'Lager' }]);
  expect(JSON.parse(once)).toEqual([{ name: 'Lager' }, text]);
  expect(JSON.parse(textAfter(shape, once, () => []))).toEqual([text]);
});

it('nothing is no text, and no text is nothing', () => {
  for (const nothing of [undefined, null, '']) expect(entriesIn(shape, nothing)).toEqual({ read: [], unread: [] });
  expect(textAfter(shape, '[{"name":"Lager"}]', () => [])).toBe('');
});

it('a name that ends with half a sign can be shown and written again', () => {
  const [kept] = entriesIn(shape, JSON.stringify(named('Haus \ud83d'))).read;
  expect(kept?.name.isWellFormed()).toBe(true);
});
