import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeOf, entryIn, fileOf, filesIn } from './files.ts';

const GARDEN = 'pages/theme-garden.yaml';
const text = readFileSync(`content/${GARDEN}`, 'utf8');

test('Every file of content is one entry, and is found by its name again', () => {
  const files = [...filesIn('content').keys()];
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const { kind = '', id = '' } = entryIn(file) ?? {};
    expect(fileOf(kind, id), file).toBe(file);
  }
});

test.each([
  ['pages', '../shop/shop'],
  ['pages', ''],
  ['pages', 'a/b'],
  ['pages', '.hidden'],
  ['__proto__', 'x'],
  ['shop', 'other'],
  ['pages', 'x'.repeat(200)],
])('%s %s is no entry', (kind, id) => expect(fileOf(kind, id)).toBeUndefined());

test('A changed text concerns the page alone, another address all who link to it', () => {
  const changed = text.replace('Garten: giessen', 'Hof: giessen');
  expect(changed).not.toBe(text);
  expect(changeOf(GARDEN, text, changed).tags).toEqual(['content:pages', 'content:pages:theme-garden']);
  const moved = text.replace(/garten/, 'hofgarten');
  expect(changeOf(GARDEN, text, moved).tags).toContain('content:pages/addresses');
  expect(changeOf(GARDEN, text, `${text}\n# a comment\n`).tags).toEqual([]);
});

test('An entry that is gone, of a folder or of a list, is known to be gone', () => {
  expect(changeOf(GARDEN, text, null).entries.get('pages')).toEqual(new Map([['theme-garden', null]]));
  const notices = readFileSync('content/shop/notices.yaml', 'utf8');
  const [first] = [...(changeOf('shop/notices.yaml', null, notices).entries.get('notices') ?? [])];
  expect(
    changeOf('shop/notices.yaml', notices, '[]')
      .entries.get('notices')
      ?.get(first?.[0] ?? ''),
  ).toBeNull();
});

test('What is wrong is said with its field', () =>
  expect(() => changeOf(GARDEN, text, 'title: 3')).toThrow(/content\/pages\/theme-garden\.yaml: title is 3/));
