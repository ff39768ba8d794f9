import { buildIfChanged, DIST } from './build-if-changed.ts';
import { superviseShop } from './supervisor.ts';

/**
 * `npm start`: builds the pages when something they are made of has changed, then opens the shop. After `npm run release --
 * back` it serves what somebody went back to until something changes. `-- --as-built` opens
 * what was built last, whatever has changed since.
 */
if (!process.argv.includes('--as-built')) await buildPages();
superviseShop(DIST);

const GONE_BACK = (newer: string) =>
  `An older release is served, to which somebody went back: npm run release -- use ${newer} changes to the one of what lies here.`;

async function buildPages(): Promise<void> {
  try {
    const started = performance.now();
    const { isNew, newer } = await buildIfChanged(undefined, true);
    if (newer) console.log(GONE_BACK(newer));
    else if (!isNew) console.log('Nothing has changed since the last build.');
    else console.log(`The pages were built in ${Math.round((performance.now() - started) / 1000)} s.`);
  } catch (trouble) {
    console.error((trouble as Error).message);
    process.exit(1);
  }
}
