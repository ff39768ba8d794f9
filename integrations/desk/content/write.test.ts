import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginWriting, finishWriting } from './write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'products/10-104'), { recursive: true });
  writeFileSync(path.join(folder, 'a.yaml'), 'old');
  writeFileSync(path.join(folder, 'products/10-104/product.yaml'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const TEXTS = new Map([
  ['a.yaml', 'new'],
  ['pages/b.yaml', 'new'],
  ['products/10-104/product.yaml', null],
]);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const strays = () => readdirSync(folder, { recursive: true }).filter((name) => /\.new$|publication/.test(String(name)));

test('Until a publication is decided nothing has changed, and what was begun leaves nothing behind', () => {
  const undo = beginWriting(folder, TEXTS);
  expect([read('a.yaml'), existsSync(path.join(folder, 'pages/b.yaml'))]).toEqual(['old', false]);
  undo();
  finishWriting(folder);
  expect([read('a.yaml'), strays()]).toEqual(['old', []]);
});

test('A decided publication is finished by whoever comes next: every file, and the folder of what is gone', () => {
  beginWriting(folder, TEXTS);
  // the power went after the first file
  rmSync(path.join(folder, 'products/10-104/product.yaml'));
  finishWriting(folder);
  expect([read('a.yaml'), read('pages/b.yaml'), readdirSync(path.join(folder, 'products')), strays()]).toEqual([
    'new',
    'new',
    [],
    [],
  ]);
  finishWriting(folder);
});

test('Two at once: the second is told', () => {
  beginWriting(folder, TEXTS);
  expect(() =>
    beginWriting(
      folder,
      new Map([
        ['a.yaml', 'theirs'],
        ['c.yaml', 'theirs'],
      ]),
    ),
  ).toThrow('EEXIST');
  finishWriting(folder);
  expect([read('a.yaml'), existsSync(path.join(folder, 'c.yaml')), strays()]).toEqual(['new', false, []]);
});

test('A disk that takes no file leaves all as it was', () => {
  writeFileSync(path.join(folder, 'pages'), 'no folder');
  expect(() => beginWriting(folder, TEXTS)).toThrow();
  expect([read('a.yaml'), strays()]).toEqual(['old', []]);
});
