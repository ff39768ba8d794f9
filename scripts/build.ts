import { build } from './build-if-changed.ts';
import { finishInBackground } from './finish-in-background.ts';

/**
 * `npm run build`: a new release, whether or not something has changed, with all its pictures and compressed files;
 * `-- --pages` leaves these to the shop that serves it. A running shop changes to it when it is whole.
 */
try {
  await build(undefined, process.argv.includes('--pages') ? undefined : finishInBackground);
} catch (trouble) {
  console.error((trouble as Error).message);
  process.exit(1);
}
