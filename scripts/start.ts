import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged, DIST } from './build-if-changed.ts';

/** `npm start`: builds the pages when something they are made of has changed, then opens the shop. */
try {
  const started = performance.now();
  const done = await buildIfChanged();
  if (done === 'unchanged') console.log('Nothing has changed since the last build.');
  else console.log(`The pages were built in ${Math.round((performance.now() - started) / 1000)} s.`);
} catch (trouble) {
  console.error((trouble as Error).message);
  process.exit(1);
}

process.env.DIST_DIR = DIST;
await import(pathToFileURL(path.resolve('integrations/server/main.ts')).href);
