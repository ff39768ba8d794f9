import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtRelease, clientFolder } from '#tests/support/release.ts';

const SCRIPTS = `${clientFolder(builtRelease())}/_astro`;
/** What a tool may weigh of its own, after gzip, in bytes. */
const LIMIT = 30 * 1024;

const files = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
const textOf = (file: string): string => readFileSync(`${SCRIPTS}/${file}`, 'utf8');
const islands = files.filter((name) => name.includes('.island.'));

/** Everything that a file needs to run, itself included. */
function neededBy(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const [, near = ''] of textOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    if (files.includes(near)) neededBy(near, visited);
  return visited;
}

/** How many islands need a file: what half of them need is the shop's (React, session, cart, forms), and no tool's own. */
const users = new Map<string, number>();
for (const island of islands) for (const file of neededBy(island)) users.set(file, (users.get(file) ?? 0) + 1);

test.each(['Configurator', 'Request', 'RequestLink', 'QuickOrder', 'Planner'])(
  'the island %s weighs less than 30 KB of its own code (7)',
  (name) => {
    const island = islands.find((file) => file.startsWith(`${name}.island.`)) ?? '';
    const ownScripts = [...neededBy(island)].filter((file) => (users.get(file) ?? 0) < islands.length / 2);
    const bytes = ownScripts.map((file) => gzipSync(textOf(file)).length);
    expect(ownScripts).toContain(island);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(LIMIT);
  },
);
