import { currentRelease, releasesIn, servedReleases, switchTo } from '#server/release/releases.ts';
import { DIST } from './build-if-changed.ts';

/**
 * `npm run release`: lists the releases that are kept. `-- back` returns to the one that was served
 * before the current one, `-- use <id>` changes to any of them. A running shop follows within a second.
 */
const [command, named] = process.argv.slice(2);
const releases = releasesIn(DIST);
const served = servedReleases(DIST);
const current = currentRelease(DIST);

try {
  if (command === undefined) list();
  else if (command === 'back') change(before());
  else if (command === 'use' && named) change(named);
  else throw new Error('npm run release lists the releases; -- back returns to the one before, -- use <id> to any.');
} catch (trouble) {
  console.error((trouble as Error).message);
  process.exitCode = 1;
}

function list(): void {
  for (const id of releases) console.log(`${id}${said(id)}`);
  if (releases.length === 0) console.log(`${DIST} holds no release yet: npm run build makes one.`);
}

function said(id: string): string {
  if (id === current) return '  current';
  return served.includes(id) ? '' : '  never served';
}

function before(): string {
  const id = served[served.indexOf(current ?? '') + 1];
  if (!id) throw new Error('There is no release before the current one.');
  return id;
}

function change(id: string): void {
  switchTo(DIST, id);
  console.log(`Release ${id} is current.`);
}
