import { globSync, readFileSync, statSync } from 'node:fs';
import type { Stage } from './stages.ts';
import type { Scope } from './test-tools.ts';

/** Stages that have tests whose path has these words, else whose text has them: those of such a title run. */
export function findTests(stages: Stage[], words: string): { stage: Stage; scope: Pick<Scope, 'files' | 'title'> }[] {
  const all = stages.map((stage) => ({ stage, files: testsOf(stage) }));
  const byPath = matching(all, (file) => file.includes(words));
  if (byPath.length > 0) return byPath.map(({ stage, files }) => ({ stage, scope: { files } }));
  const wanted = words.toLowerCase();
  const byTitle = matching(all, (file) => readFileSync(file, 'utf8').toLowerCase().includes(wanted));
  return byTitle.map(({ stage, files }) => ({ stage, scope: { files, title: words } }));
}

const matching = (all: { stage: Stage; files: string[] }[], isWanted: (file: string) => boolean) =>
  all.map(({ stage, files }) => ({ stage, files: files.filter(isWanted) })).filter(({ files }) => files.length > 0);

const testsOf = ({ tests = [] }: Stage): string[] =>
  [tests]
    .flat()
    .flatMap((place) => (statSync(place).isFile() ? [place] : globSync(`${place}/**/*.{test,spec}.{ts,tsx}`)));
