import { spoiltRelease } from '#server/release/releases.ts';
import { buildIfChanged, DIST } from './build-if-changed.ts';
import { superviseShop } from './supervisor.ts';

/**
 * `npm start`: builds the pages when something they are made of has changed, then opens the shop. A release that somebody
 * went back to, or chose, is served until something changes. `-- --as-built` opens what is current, whatever has changed since.
 */
if (!process.argv.includes('--as-built')) await buildPages();
superviseShop(DIST);

async function buildPages(): Promise<void> {
  try {
    const started = performance.now();
    const spoilt = spoiltRelease(DIST);
    if (spoilt) console.log(`${spoilt}. Another takes its place.`);
    const { isNew, left } = await buildIfChanged();
    if (left)
      console.log(
        `The release that you changed to is served, not what lies here. To leave it: npm run release -- use ${left}`,
      );
    else if (!isNew) console.log('Nothing has changed since the last build.');
    else console.log(`The pages were built in ${Math.round((performance.now() - started) / 1000)} s.`);
  } catch (trouble) {
    console.error((trouble as Error).message);
    process.exit(1);
  }
}
