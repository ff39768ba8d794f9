import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = '.cache/tests/passed.json';

/** What passed: how many tests of which stage. */
export type Passed = Record<string, number>;

/** Digest of every file that git knows or would add, and of the Node that runs; undefined where there is no git. */
export function treeDigest(): string | undefined {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const hash = createHash('sha256').update(process.version);
    for (const name of [...new Set(list.split('\0'))].filter(Boolean).sort())
      hash.update(`\0${name}\0`).update(readFileSync(name));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/** What has passed on exactly this tree. */
export function passedOn(tree: string | undefined): Passed {
  try {
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as { tree: string; passed: Passed };
    return kept.tree === tree ? kept.passed : {};
  } catch {
    return {};
  }
}

/** Nothing is kept when the tree was edited while it was tested. */
export function keepPassed(tree: string | undefined, passed: Passed): void {
  if (tree === undefined || tree !== treeDigest()) return;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ tree, passed: { ...passedOn(tree), ...passed } }));
}
