import { readConfig } from '#config.schema.ts';
import { ReleaseMedia } from '#media/release-media.ts';
import { compressAll } from '#server/build/site-list.ts';
import { pruneCache } from '#server/release/prune-cache.ts';
import { releaseFolder, releasesIn } from '#server/release/releases.ts';
import { siteOrigin } from '#values/http.ts';
import { DIST } from './build-if-changed.ts';

/**
 * Makes whatever a release lacks: pictures in all sizes, pictures for sharing, compressed files. The shop is open
 * meanwhile and makes what is asked for first; `npm start` runs this behind it, `npm run build` before it switches.
 */
const release = process.argv[2];
if (!release) throw new Error('Which release? Its folder is the argument.');

/** How often progress is told, in ms. */
const PROGRESS_MS = 10_000;

const { SITE_URL, PORT } = readConfig(process.env);
const started = performance.now();
let loggedAt = started;
const counts = new Map<string, number>();

function progress(what: string, done: number, total: number): void {
  counts.set(what, total);
  if (performance.now() - loggedAt < PROGRESS_MS) return;
  loggedAt = performance.now();
  console.log(`In the background: ${done} of ${total} ${what}`);
}

await new ReleaseMedia(release).makeAll(progress);
await compressAll(release, siteOrigin(SITE_URL, PORT), (done, total) => progress('compressed files', done, total));

await pruneCache(
  releasesIn(DIST).map((id) => releaseFolder(DIST, id)),
  Date.now(),
);

const made = [...counts].map(([what, total]) => `${total} ${what}`).join(', ') || 'nothing was missing';
console.log(`Everything is ready: ${made}, in ${Math.round((performance.now() - started) / 1000)} s.`);
