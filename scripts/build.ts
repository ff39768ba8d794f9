import { build } from './build-if-changed.ts';

/** `npm run build`: the pages anew, whether or not something has changed; `npm start` then takes them as they are. */
try {
  await build();
} catch (trouble) {
  console.error((trouble as Error).message);
  process.exit(1);
}
