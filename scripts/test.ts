import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolveChromium } from './chromium.mjs';
import { type Outcome, run, runBuild, runPlaywright, runVisual, runVitest } from './stages.ts';

/** `npm test`: every check of the house, one line a stage; `--only unit,journeys` runs some of them. */
const STAGES: { name: string; needs?: string; run: () => Promise<Outcome> }[] = [
  { name: 'lint', run: () => run('biome', ['check', '--error-on-warnings']) },
  { name: 'types', run: () => run('astro', ['check']) },
  { name: 'laws', run: () => runVitest('laws') },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'content', run: () => runVitest('content') },
  { name: 'contract', run: () => runVitest('contract') },
  { name: 'postgres', run: () => runVitest('postgres') },
  { name: 'build', run: () => runBuild() },
  { name: 'site', needs: 'build', run: () => runVitest('build') },
  { name: 'visual', run: () => runVisual(workers()) },
  { name: 'journeys', needs: 'build', run: () => runPlaywright('journeys', workers(), 1) },
  { name: 'keyboard', needs: 'build', run: () => runPlaywright('keyboard', workers(), 1) },
  { name: 'remote-build', run: () => runVitest('remote-build') },
  { name: 'remote', needs: 'build', run: () => runPlaywright('journeys-remote', workers(), 1) },
  { name: 'editor', run: () => runPlaywright('editor', 1) }, // builds a shop of its own from what an editor made
  { name: 'quality', needs: 'build', run: () => runPlaywright('quality', workers()) },
  { name: 'lighthouse', needs: 'build', run: () => runPlaywright('lighthouse', 1) }, // alone: it measures time
  { name: 'load', needs: 'build', run: () => runVitest('load') }, // the same
];

const WITH_BROWSER = ['visual', 'journeys', 'keyboard', 'remote', 'editor', 'quality', 'lighthouse'];
const only = wanted();
const failedStages = new Set<string>();
let passed = 0;
let failed = 0;
const shaky: string[] = [];

mkdirSync('.cache/tests', { recursive: true });
if (only.some((name) => WITH_BROWSER.includes(name))) await findBrowser();

for (const stage of STAGES.filter(({ name }) => only.includes(name))) {
  if (stage.needs && failedStages.has(stage.needs)) {
    say('left', stage.name, `because ${stage.needs} failed`);
    continue;
  }
  const started = performance.now();
  const outcome = await stage.run();
  passed += outcome.passed;
  failed += outcome.failed;
  shaky.push(...(outcome.shaky ?? []).map((title) => `${stage.name}: ${title}`));
  if (outcome.failed > 0) {
    failedStages.add(stage.name);
    console.log(withoutPassed(outcome.output));
  }
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(
    outcome.failed > 0 ? 'FAIL' : 'ok',
    stage.name,
    `${seconds.padStart(8)}  ${outcome.passed} passed, ${outcome.failed} failed`,
  );
}

for (const title of shaky) say('again', '', `passed at the second try only: ${title}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function say(mark: string, name: string, rest: string): void {
  console.log(`${mark.padEnd(5)}${name.padEnd(13)}${rest}`);
}

/** What failed is what is looked for; hundreds of lines of what passed push it out of a log that keeps its end. */
function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
}

function wanted(): string[] {
  const at = process.argv.indexOf('--only');
  const names = STAGES.map(({ name }) => name);
  if (at < 0) return names;
  const asked = (process.argv[at + 1] ?? '').split(',');
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length === 0) return asked;
  console.error(`No stage is called ${unknown.join(', ') || '(nothing)'}; there are ${names.join(', ')}.`);
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

function workers(): number {
  return Math.max(1, Math.min(4, availableParallelism()));
}
