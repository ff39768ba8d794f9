import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { measureBrowser } from './bench/browser.ts';
import { measureBuild } from './bench/build.ts';
import { layFloor } from './bench/floor.ts';
import { measureLoad } from './bench/load.ts';
import { openServer } from './bench/server.ts';
import { type Figure, table } from './bench/table.ts';
import { LAUNCH_ARGS, resolveChromium } from './chromium.mjs';

/**
 * `npm run bench`: one table of what the shop costs, appended to bench/README.md. Beside every figure stands that of a
 * floor (the same content as a hand-made static page on the same server), because machines differ and ratios do not.
 */
const figures: Figure[] = [];

figures.push(...(await measureBuild()));
const floor = await layFloor();
const server = await openServer(floor.dist);
try {
  figures.push(...(await measureLoad(server, floor)));
  const { executablePath, env } = await resolveChromium();
  Object.assign(process.env, env);
  figures.push(...(await measureBrowser(server, floor, { executablePath, args: LAUNCH_ARGS })));
  figures.push({ what: 'server, peak memory', unit: 'MB', value: server.peakMb(), floor: await floor.serverMb() });
} finally {
  await server.close();
}

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const report = `\n## ${new Date().toISOString().slice(0, 10)}, ${commit}\n\n${machine}\n\n${table(figures)}\n`;
console.log(report);
appendFileSync('bench/README.md', report);
