import { globSync, readFileSync, statSync } from 'node:fs';
import type { Stage } from './stages.ts';
import type { Scope } from './test-tools.ts';

/**
 * Stages that have tests whose path has these words, else whose text has them: those of such a title run. Words of which
 * each is in the path of a test, though never all of them together, are several paths: the tests of all of them run.
 */
export function findTests(stages: Stage[], typed: string[]): { stage: Stage; scope: Pick<Scope, 'files' | 'title'> }[] {
  const words = typed.join(' ');
  const all = stages.map((stage) => ({ stage, files: testsOf(stage) }));
  const byPath = matching(all, (file) => file.includes(words));
  if (byPath.length > 0) return byPath.map(({ stage, files }) => ({ stage, scope: { files } }));
  const query = words.toLowerCase();
  const byTitle = matching(all, (file) => readFileSync(file, 'utf8').toLowerCase().includes(query));
  if (byTitle.length > 0) return byTitle.map(({ stage, files }) => ({ stage, scope: { files, title: words } }));
  const eachByPath = typed.map((word) => matching(all, (file) => file.includes(word)));
  if (eachByPath.some((matches) => matches.length === 0)) return [];
  return matching(all, (file) => typed.some((word) => file.includes(word))).map(({ stage, files }) => ({
    stage,
    scope: { files },
  }));
}

const matching = (all: { stage: Stage; files: string[] }[], isIncluded: (file: string) => boolean) =>
  all.map(({ stage, files }) => ({ stage, files: files.filter(isIncluded) })).filter(({ files }) => files.length > 0);

const testsOf = ({ tests = [] }: Stage): string[] =>
  [tests]
    .flat()
    .flatMap((place) => (statSync(place).isFile() ? [place] : globSync(`${place}/**/*.{test,spec}.{ts,tsx}`)));
