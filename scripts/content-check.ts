import { watch } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { Problem, Report } from '#editor/check/check-content.ts';
import { readAgain, readFiles } from '#editor/check/files.ts';

/**
 * `npm run content:check`: every mistake in content/ with its file and line, its field, what was found, what is expected
 * and the line as it should stand. Exit 1 when something has to be repaired; `--all` also lists what the shop can bear,
 * `--addresses` asks the addresses of others whether somebody answers, `--watch` checks again whenever a file is saved. Vite reads the schemas, as it does for the shop.
 */
const { module } = await runnerImport<typeof import('#editor/check/check-content.ts')>(
  path.resolve('integrations/editor/check/check-content.ts'),
  { configFile: false, logLevel: 'error' },
);
const { checkContent, checkAddresses } = module;
const isFull = process.argv.includes('--all');
const files = readFiles();
const memory = new Map();

function print({ problems, files: count }: Report): void {
  const of = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity);
  const [errors, warnings, infos] = [of('error'), of('warning'), of('info')];
  for (const error of errors) console.error(lineOf(error));
  for (const warning of warnings) console.log(`(look at it) ${lineOf(warning)}`);
  for (const info of isFull ? infos : []) console.log(`(can wait) ${lineOf(info)}`);
  const more = !isFull && infos.length > 0 ? ' (npm run content:check -- --all lists them)' : '';
  const [first] = errors;
  const start =
    first && errors.length > 1 ? ` Start at ${placeOf(first)}: the first mistakes may be why there are others.` : '';
  console.log(
    `${count} files: ${errors.length} to repair, ${warnings.length} to look at, ${infos.length} that can wait${more}.${start}`,
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function placeOf({ path: file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function lineOf(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.message}${problem.repair ? `\n    ${problem.repair}` : ''}`;
}

/** An editor saves a file in several steps: what changes within this time is checked once. */
const SETTLED_MS = 60;

function watchContent(): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['content', 'public'])
    watch(folder, { recursive: true }, (_event, name) => {
      if (name) changed.add(path.join(folder, name).replaceAll('\\', '/'));
      clearTimeout(timer);
      timer = setTimeout(checkAgain, SETTLED_MS);
    });
  console.log('Waiting for changes in content/ …');
  function checkAgain(): void {
    const before = performance.now();
    for (const file of changed) readAgain(files, '.', file);
    changed.clear();
    const again = checkContent(files, memory);
    console.log(`\n${new Date().toLocaleTimeString()}, checked in ${Math.round(performance.now() - before)} ms`);
    print(again);
  }
}

const report = checkContent(files, memory);
const dead = process.argv.includes('--addresses') ? await checkAddresses(files, memory) : [];
print({ ...report, problems: [...report.problems, ...dead] });
if (process.argv.includes('--watch')) watchContent();
