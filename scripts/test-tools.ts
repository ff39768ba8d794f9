import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildAside, GALLERY } from './build-if-changed.ts';
import { complaintsIn, type Report, shakyIn, skippedIn } from './playwright-report.ts';
import { readSkipped, SKIP_REPORT, type Skipped } from './skipped.ts';
import type { Stage } from './stages.ts';

/** What a stage says: how many of its checks passed and failed, and everything it printed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** What failed at the first try and passed at the second, and why: a fault that hides, in the shop or in its test. */
  shaky?: string[];
  /** What left itself out, for instance because the machine was too busy to measure. */
  skipped?: Skipped[];
}

/** What of a stage is run. */
export interface Scope {
  workers: number;
  /** These files alone. */
  files?: string[];
  /** Tests whose title has these words. */
  title?: string | undefined;
}

/** A tool that is one check: it passes or not. */
export async function run(tool: string, words: string[]): Promise<Outcome> {
  const { code, output } = await spawned(tool, words);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** A project of vitest.config.ts, together with its tests that are isolated. */
export async function runVitest(project: string, { workers, files = [], title }: Scope, env = {}): Promise<Outcome> {
  const report = freshReport(project);
  const skips = freshReport(`${project}.skipped`);
  const words = ['run', '--project', project, '--project', `${project}-isolated`, '--maxWorkers', String(workers)];
  if (title) words.push('-t', anyCase(title));
  words.push('--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  words.push('--reporter=./scripts/skipped.ts', ...files);
  const { code, output } = await spawned('vitest', words, { ...env, [SKIP_REPORT]: skips });
  const counted = read(report) as { numPassedTests?: number; numFailedTests?: number };
  const ended = outcome(code, output, counted.numPassedTests, counted.numFailedTests);
  return { ...ended, skipped: readSkipped(skips, title !== undefined) };
}

/** `retries`: how often what failed is tried again; what measures is tried once. */
export async function runPlaywright(project: string, scope: Scope, retries = 0): Promise<Outcome> {
  const { workers, files = [], title } = scope;
  const report = freshReport(project);
  const words = ['test', '--project', project, '--workers', String(workers), `--retries=${retries}`];
  if (title) words.push('-g', escaped(title));
  words.push('--pass-with-no-tests', '--reporter=list,json', ...files.map(escaped));
  const { code, output } = await spawned('playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats, suites = [] } = read(report) as Report;
  const complaints = complaintsIn(output).length;
  const failed = (stats?.unexpected ?? 0) + complaints;
  const ended = outcome(complaints > 0 ? 1 : code, output, stats && stats.expected + stats.flaky, failed);
  return { ...ended, shaky: suites.flatMap(shakyIn), skipped: suites.flatMap(skippedIn) };
}

/** The gallery of blocks has a build of its own, which has none of the shop's pages. */
export async function runVisual(scope: Scope): Promise<Outcome> {
  const built = await runBuild(GALLERY);
  return built.failed > 0 ? built : runPlaywright('visual', scope);
}

/** The shop of the recorded Shopware has a build of its own. */
export async function runShopware(scope: Scope): Promise<Outcome> {
  const built = await run('node', ['tests/shopware/build.ts']);
  return built.failed > 0 ? built : runPlaywright('shopware', scope, 1);
}

/** The build shows its progress itself. */
export async function runBuild(target?: typeof GALLERY): Promise<Outcome> {
  try {
    await buildAside(target);
    return { passed: 1, failed: 0, output: '' };
  } catch (trouble) {
    return { passed: 0, failed: 1, output: (trouble as Error).message };
  }
}

/** Vitest's watch mode, in this terminal. */
export function watch(projects: string[], words: string[]): Promise<number | null> {
  const projectArgs = projects.flatMap((project) => ['--project', project, '--project', `${project}-isolated`]);
  const child = spawn('node_modules/.bin/vitest', ['watch', ...projectArgs, ...words], { ...HOW, stdio: 'inherit' });
  return new Promise((ended) => child.once('exit', ended));
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Vitest minds capitals in `-t`. */
const anyCase = (words: string) =>
  escaped(words).replace(/\p{L}/gu, (character) => `[${character.toLowerCase()}${character.toUpperCase()}]`);

/** A tool that ends badly without a failed test (it could not even start) is one failure. */
function outcome(code: number | null, output: string, passed = 0, failed = 0): Outcome {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), output };
}

function freshReport(project: string): string {
  const report = `.cache/tests/${project}.json`;
  rmSync(report, { force: true }); // a tool that dies early must not be read with yesterday's numbers
  return report;
}

function read(report: string): object {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

/** Tools find their Node on the path; it must be the one that runs this, not the machine's. */
const OUR_NODE_FIRST = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const HOW = {
  env: { ...process.env, PATH: OUR_NODE_FIRST, ASTRO_TELEMETRY_DISABLED: '1', ...color },
  shell: process.platform === 'win32',
};

function spawned(tool: string, words: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((ended) => {
    const parts: Buffer[] = [];
    // what was found out since, such as the browser, stands in process.env
    const child = spawn(`node_modules/.bin/${tool}`, words, { ...HOW, env: { ...process.env, ...HOW.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (trouble) => ended({ code: 1, output: trouble.message }));
    child.once('close', (code) => ended({ code, output: Buffer.concat(parts).toString() }));
  });
}

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
