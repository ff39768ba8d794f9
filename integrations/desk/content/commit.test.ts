import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit } from './commit.ts';

const ANNA = { name: 'Anna <Hof>', email: 'anna@hofundherd.example' };
const ENTRY = { kind: 'pages', id: 'winter', file: 'pages/winter.yaml' };

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  folder = path.join(root, 'content');
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  writeFileSync(path.join(folder, ENTRY.file), 'title: Winter\n');
  writeFileSync(path.join(root, 'other.txt'), 'a developer is at it');
});
afterEach(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

test('A publication is one commit of its author, with its files alone', async () => {
  git('init', '--quiet');
  git('add', 'other.txt');
  expect(await commit(folder, [ENTRY], ANNA)).toBeUndefined();
  expect(git('log', '--format=%an %ae: %s', '--name-only')).toBe(
    'Anna Hof anna@hofundherd.example: Content: pages winter\n\ncontent/pages/winter.yaml',
  );
  rmSync(path.join(folder, ENTRY.file));
  expect(await commit(folder, [ENTRY], ANNA)).toBeUndefined();
  expect(git('ls-files')).toBe('other.txt');
});

test('Without a repository nothing is said, and trouble with one is told in words', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await commit(folder, [ENTRY], ANNA)).toBeUndefined();
  git('init', '--quiet');
  writeFileSync(path.join(root, '.git/index.lock'), '');
  expect(await commit(folder, [ENTRY], ANNA)).toMatch(/not in the repository as it should be.*index\.lock/s);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
