import { expect, test } from 'vitest';
import { readSeen, type Seen, withSeen } from './recent.ts';

const seen = (name: string): Seen => ({ path: `/produkt/${name}`, name, picture: null });

test('what is looked at again comes first, once', () => {
  expect(withSeen([seen('a'), seen('b')], seen('b')).map(({ name }) => name)).toEqual(['b', 'a']);
});

test('the list does not grow without end', () => {
  const list = [...'abcdefghijkl'].reduce<Seen[]>((all, name) => withSeen(all, seen(name)), []);
  expect(list).toHaveLength(9);
  expect(list[0]?.name).toBe('l');
});

test.each([
  ['nothing', null],
  ['nonsense', '{['],
  ['something else', '{"a":1}'],
  ['an address outside', JSON.stringify([{ path: 'https://x.example', name: 'x', picture: null }])],
  ['another host in disguise', JSON.stringify([{ path: '//x.example', name: 'x', picture: null }])],
  ['a picture from outside', JSON.stringify([{ path: '/a', name: 'x', picture: 'https://x.example/p' }])],
  ['null', '[null]'],
])('%s that was kept is left out', (_, kept) => expect(readSeen(kept)).toEqual([]));

test('what was kept is read', () => expect(readSeen(JSON.stringify([seen('a')]))).toEqual([seen('a')]));
