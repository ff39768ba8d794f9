import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { resolveChromium } from './chromium.mjs';
import { areNotHere, reportSkipped, type Skipped } from './skipped.ts';
import { BUDGET_MINUTES, STAGES, type Stage } from './stages.ts';
import { findTests, type Outcome, type Scope, watch } from './test-tools.ts';
import { keepPassed, type Passed, passedOn, treeDigest } from './tree-digest.ts';

/*
 * `npm test`: what every commit has to pass; `npm run verify` (`--all`): everything. One line for each stage.
 * `npm test -- path-or-words` runs only tests whose path or title has them (or those of several paths), `--watch` repeats
 * them on every change.
 */

/** Machines are noisy, so journeys may be tried again; more than this many is no noise. */
const MOST_SECOND_TRIES = 2;

const WITH_BROWSER = /^(journeys|more-journeys|keyboard|remote|editor|visual|weight|accessibility|lighthouse)$/;
const WATCHED = ['unit', 'content', 'contract'];

const { values: flags, positionals } = readArguments();
const words = positionals.join(' ');
if (flags.watch) process.exit((await watch(WATCHED, positionals)) ?? 1);

const cores = Math.max(1, Math.min(4, availableParallelism()));
const began = performance.now();
const tree = treeDigest();
const ended = new Map<string, boolean>();
const passedNow: Passed = {};
let passed = 0;
let failed = 0;
/** Tests that began, whatever came of them. */
let ran = 0;
const shaky: string[] = [];
const skipped: Skipped[] = [];
const jobs = planned();

mkdirSync('.cache/tests', { recursive: true });
if (jobs.some(({ stage }) => WITH_BROWSER.test(stage.name))) await findBrowser();
await runSideBySide();

printSkipped();
for (const title of shaky) printLine('again', '', `passed at the second try only: ${title}`);
const isTooShaky = shaky.length > MOST_SECOND_TRIES;
if (isTooShaky) {
  failed += 1;
  printLine('FAIL', '', `${shaky.length} tests needed a second try; ${MOST_SECOND_TRIES} may`);
}
if (words && ran + failed === 0) {
  failed += 1;
  printLine('FAIL', '', `No test ran for "${words}": the files that were found hold none for these stages`);
}
if (!words) keepPassed(tree, isTooShaky ? withoutShaky(passedNow) : passedNow);
printTime();
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} left out` : ''}`);
process.exit(failed > 0 ? 1 : 0);

/** Stages begin in their order, as soon as what they wait for is done and a core is free. */
async function runSideBySide(): Promise<void> {
  const waiting = [...jobs];
  const running = new Set<Promise<void>>();
  let free = cores;
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ stage }) => widthOf(stage) <= free && isReady(stage));
    if (next < 0) {
      await Promise.race(running);
      continue;
    }
    const [{ stage, scope }] = waiting.splice(next, 1) as [(typeof jobs)[number]];
    const width = widthOf(stage);
    free -= width;
    const run = runStage(stage, { ...scope, workers: width }).finally(() => {
      free += width;
      running.delete(run);
    });
    running.add(run);
  }
  await Promise.all(running);
}

function widthOf({ isWide }: Stage): number {
  return isWide ? cores : 1;
}

function isReady({ needs, after = [] }: Stage): boolean {
  const unfinished = (name: string) => jobs.some(({ stage }) => stage.name === name) && !ended.has(name);
  return ![needs ?? '', ...after].some(unfinished);
}

async function runStage(stage: Stage, scope: Scope): Promise<void> {
  if (stage.needs && ended.get(stage.needs) === false) {
    ended.set(stage.name, false);
    printLine('left', stage.name, `because ${stage.needs} failed`);
    return;
  }
  const started = performance.now();
  const outcome = await stage.run(scope);
  reportStage(stage, outcome, (performance.now() - started) / 1000);
}

function reportStage({ name }: Stage, outcome: Outcome, seconds: number): void {
  const leftOut = outcome.skipped ?? [];
  passed += outcome.passed;
  failed += outcome.failed;
  ended.set(name, outcome.failed === 0);
  if (name !== 'build') ran += outcome.passed + outcome.failed + leftOut.length;
  noteSkipped(name, leftOut);
  if (outcome.failed === 0 && areNotHere(leftOut))
    passedNow[name] = { tests: outcome.passed, shaky: outcome.shaky ?? [], notHere: leftOut };
  noteShaky(name, outcome.shaky);
  if (outcome.failed > 0) console.log(withoutPassed(outcome.output));
  printLine(
    outcome.failed > 0 ? 'FAIL' : 'ok',
    name,
    `${`${seconds.toFixed(1)} s`.padStart(8)}  ${outcome.passed} passed, ${outcome.failed} failed${leftOut.length > 0 ? `, ${leftOut.length} left out` : ''}`,
  );
}

/** Nobody sees otherwise that something was not looked at. With `--budget` it is a failure, unless it can't be done here. */
function printSkipped(): void {
  const report = reportSkipped(skipped, flags.budget ?? false);
  for (const line of report.lines) printLine('skip', '', line);
  if (report.failed > 0) printLine('FAIL', '', `${report.failed} tests left themselves out that could have run here`);
  failed += report.failed;
}

function noteSkipped(name: string, tests: Skipped[] = []): void {
  skipped.push(...tests.map(({ title, why }) => ({ title: `${name}: ${title}`, why })));
}

function noteShaky(name: string, titles: string[] = []): void {
  shaky.push(...titles.map((title) => `${name}: ${title}`));
}

/** Their stages run again next time: kept, they would fail every run on this tree. */
function withoutShaky(all: Passed): Passed {
  return Object.fromEntries(Object.entries(all).filter(([, each]) => each.shaky.length === 0));
}

function printLine(mark: string, name: string, rest: string): void {
  console.log(`${mark.padEnd(5)}${name.padEnd(14)}${rest}`);
}

/** Within its time or not: a sentence, and with `--budget` a failure. */
function printTime(): void {
  const minutes = (performance.now() - began) / 60_000;
  const isWhole = !words && !flags.only && !flags['skip-passed'];
  const budget = BUDGET_MINUTES[flags.all ? 'verify' : 'test'];
  const isLate = isWhole && minutes > budget;
  const verdict = isWhole ? `, ${isLate ? 'more than' : 'within'} the ${budget} that two quiet cores may take` : '';
  console.log(`\n${minutes.toFixed(1)} minutes${verdict}`);
  if (isLate && flags.budget) failed += 1;
}

/** What failed is what is looked for; hundreds of lines of what passed push it out of a log that keeps its end. */
function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
}

function planned(): { stage: Stage; scope: Omit<Scope, 'workers'> }[] {
  const stages = selectedStages();
  if (words) return withBuild(findTests(stages, positionals));
  const done = flags['skip-passed'] ? passedOn(tree) : {};
  const isDone = ({ name }: Stage) => name !== 'build' && name in done; // what is built may be gone
  for (const { name } of stages.filter(isDone)) {
    const { tests = 0, shaky: again, notHere } = done[name] ?? {};
    passed += tests;
    noteShaky(name, again);
    noteSkipped(name, notHere);
    printLine('same', name, `          ${tests} passed before, on exactly this tree (${tree?.slice(0, 12)})`);
  }
  return stages.filter((stage) => !isDone(stage)).map((stage) => ({ stage, scope: {} }));
}

function selectedStages(): Stage[] {
  if (!flags.only) return STAGES.filter(({ isDeep, isRepeat }) => (words ? !isRepeat : flags.all || !isDeep));
  const names = flags.only.split(',');
  const unknown = names.filter((name) => STAGES.every((stage) => stage.name !== name));
  if (unknown.length === 0) return STAGES.filter(({ name }) => names.includes(name));
  stop(
    `No stage is called ${unknown.join(', ') || '(nothing)'}; there are ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
}

/** The tests that were found, after a build where they look at what is built. */
function withBuild(matches: ReturnType<typeof findTests>): typeof matches {
  if (matches.length === 0) stop(`No test has "${words}" in its path or title.`);
  const build = STAGES.filter(({ name }) => matches.some(({ stage }) => stage.needs === name));
  return [...build.map((stage) => ({ stage, scope: {} })), ...matches];
}

function readArguments() {
  const options = {
    all: { type: 'boolean' },
    only: { type: 'string' },
    watch: { type: 'boolean' },
    budget: { type: 'boolean' },
    'skip-passed': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (trouble) {
    stop((trouble as Error).message);
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Found once and handed down: every worker of Playwright reads its configuration anew. */
async function findBrowser(): Promise<void> {
  try {
    const { executablePath, env } = await resolveChromium();
    Object.assign(process.env, env, { CHROMIUM_PATH: executablePath });
  } catch (trouble) {
    console.error((trouble as Error).message);
  }
}
