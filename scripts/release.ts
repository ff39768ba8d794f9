import { changeTo, currentRelease, goBack, releasesIn, servedReleases } from '#server/release/releases.ts';
import { DIST } from './build-if-changed.ts';

/**
 * `npm run release`: lists the releases that are kept. `-- back` returns to the one that was served before the current one,
 * once more to the one before that; `-- use <id>` changes to any of them. A running shop follows within a second.
 */
const [command, named] = process.argv.slice(2);
const releases = releasesIn(DIST);
const served = servedReleases(DIST);
const current = currentRelease(DIST);

try {
  if (command === undefined) list();
  else if (command === 'back') back();
  else if (command === 'use' && named) change(named);
  else throw new Error('npm run release lists the releases; -- back returns to the one before, -- use <id> to any.');
} catch (trouble) {
  console.error((trouble as Error).message);
  if (command !== undefined && releases.length > 0)
    console.error(`These are kept: ${releases.join(', ')}; -- use <id> changes to any.`);
  process.exitCode = 1;
}

function list(): void {
  for (const id of releases) console.log(`${id}${stateOf(id)}`);
  if (releases.length === 0) console.log(`${DIST} holds no release yet: npm run build makes one.`);
}

function stateOf(id: string): string {
  if (id === current) return '  current';
  return served.includes(id) ? '' : '  never served';
}

function back(): void {
  const { id, gone } = goBack(DIST);
  for (const each of gone) console.log(`Release ${each}, which was served before, is not kept any more.`);
  printCurrent(id);
}

function change(id: string): void {
  changeTo(DIST, id);
  printCurrent(id);
}

function printCurrent(id: string): void {
  console.log(`Release ${id} is current.`);
}
