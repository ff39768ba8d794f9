import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKept, keepFile } from './keep-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was made lies on the disk, and nothing beside it', async () => {
  const disk = path.join(folder, 'media/a.webp');
  expect(isKept(disk)).toBe(false);
  expect(await keepFile(disk, Buffer.from('picture'))).toEqual({ disk });
  expect([isKept(disk), String(readFileSync(disk)), readdirSync(path.dirname(disk))]).toEqual([
    true,
    'picture',
    ['a.webp'],
  ]);
});

test('what the disk does not take is there all the same, and told once', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules(); // another test of this process may have heard it
  const { keepFile: keep } = await import('./keep-file.ts');
  const noFolder = path.join(folder, 'file');
  writeFileSync(noFolder, '');
  for (const name of ['a', 'b']) {
    const disk = path.join(noFolder, name);
    expect(await keep(disk, Buffer.from(name))).toEqual({ disk, content: Buffer.from(name) });
    expect(isKept(disk)).toBe(false);
  }
  expect(consoleError.mock.calls.map(([line]) => JSON.parse(line).level)).toEqual(['warn']);
  consoleError.mockRestore();
});

test('an empty file is none: a power cut may leave one', () => {
  writeFileSync(path.join(folder, 'a'), '');
  expect(isKept(path.join(folder, 'a'))).toBe(false);
});
