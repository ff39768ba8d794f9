import cluster from 'node:cluster';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Config, readConfig } from '#config.schema.ts';
import { type Change, type PastChange, PUBLISHED } from '#values/change.ts';
import { siteOrigin, typedHost } from '#values/http.ts';
import { CONTENT } from '#values/live-content.server.ts';
import { catchUp, changed, stopRefresh } from './receive.ts';
import { currentRelease, releaseFolder, releasesIn, whyNoneIsCurrent } from './release/releases.ts';
import { makeLog } from './request-log.ts';
import { serve } from './serve.ts';
import { retire, shutDownOnSignal } from './shut-down.ts';
import { openSite, type Site } from './site.ts';
import { ShopState } from './state/shop-state.ts';
import { warm } from './warm.ts';

/**
 * `node integrations/server/main.ts`: one process that serves one release, the current one of `dist` (DIST_DIR) unless
 * RELEASE names another. `npm start` runs it under a supervisor, which changes to new releases.
 */
/** How often a shop that could not open tries again, ms. */
const TRY_AGAIN_MS = 5000;

// without it React takes its renderer for development, which is slower
process.env.NODE_ENV = 'production';

if (cluster.isWorker) process.on('SIGHUP', () => {}); // means the supervisor, also while this one opens

const config = configuration();
const log = makeLog(config.LOG_LEVEL);

try {
  const { HOST: host, PORT, PROXIES: proxies, SITE_URL: siteUrl, HOOK_SECRET: hookSecret } = config;
  const site = await openCurrentSite();
  const isRemote = config.STORE_API_ENDPOINT !== undefined;
  const published = (await site.app.openContent?.()) ?? [];
  const state = new ShopState(site.app, log, { isRemote });
  const trouble = await state.trouble(); // before the first shopper, who should not wait for the store to open
  const isSuccessor = process.env.IS_SUCCESSOR !== undefined; // the one before goes on serving
  if (trouble && isSuccessor) throw new Error(trouble);
  const { watchdog } = state;
  if (isSuccessor && !isRemote) await warm(site, watchdog, () => false);
  const now = () => new Date(config.SHOP_CLOCK ?? Date.now());
  if (!trouble) await followChanges(site, isRemote, published);
  const tellChanges = async (changes: readonly Change[]) =>
    (await site.app.changeLog?.())?.add(changes) ?? changed(site, changes);
  const settings = { host, port: PORT, siteUrl, hookSecret, tellChanges, site, state, log, now, proxies };
  const { server, port } = await serve(settings);
  const close = async () => {
    stopRefresh(site);
    site.pages.close();
    await site.app.endPublishing?.();
    await site.app.closeStore();
  };
  shutDownOnSignal(server, log, close);
  process.on('message', (message) => {
    if (message !== 'retire') return;
    stopRefresh(site);
    void retire(server, log, close).then(() => process.exit(0));
  });
  if (trouble) {
    await untilReady(state, trouble);
    await followChanges(site, isRemote, published);
  }
  console.log(`Hof & Herd is open: http://${typedHost(host)}:${port}`);
  // a remote store is asked for what somebody wants, and for nothing else
  if (!isSuccessor && !isRemote) await warm(site, watchdog, () => !server.listening);
} catch (trouble) {
  console.error(sentenceFor(trouble as NodeJS.ErrnoException));
  process.exit(1);
}

/** A mistake in the environment ends the start with its sentence alone. */
function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (trouble) {
    console.error((trouble as Error).message);
    process.exit(1);
  }
}

function openCurrentSite(): Promise<Site> {
  const dist = process.env.DIST_DIR ?? 'dist';
  const id = process.env.RELEASE ?? currentRelease(dist);
  if (!id) throw new Error(whyNoneIsCurrent(dist));
  process.env.RELEASE_DIR = releaseFolder(dist, id); // where the store finds its content
  const releases = () => releasesIn(dist).map((each) => releaseFolder(dist, each));
  const { SITE_URL, PORT, STORE_API_ENDPOINT, DATABASE_URL, DATA_DIR, HOOK_SECRET } = config;
  const origin = siteOrigin(SITE_URL, PORT);
  // a Shopware that tells nothing may have changed anything
  const remote = HOOK_SECRET === undefined ? undefined : STORE_API_ENDPOINT;
  const keptFor = STORE_API_ENDPOINT === undefined ? (DATABASE_URL ?? path.resolve(DATA_DIR)) : remote;
  return openSite({ release: releaseFolder(dist, id), releases, origin, keptFor });
}

/** Renders anew what has changed: before this process began, and from now on, whoever tells it. */
async function followChanges(site: Site, isRemote: boolean, published: readonly PastChange[]): Promise<void> {
  const changes = await site.app.changeLog?.();
  if (!changes) return;
  const lacking = [...published, ...((await site.app.beginToPublish?.()) ?? [])];
  changes.listen((each) =>
    each.some(({ tag }) => tag === PUBLISHED) ? showPublished(site, each) : changed(site, each),
  );
  const past = await changes.past().catch(() => {
    log('warn', { changes: 'What has changed before this process began can’t be read.' });
    return [];
  });
  // a build reads an embedded store of its own, which sells nothing; of content it is known what the release lacks
  const ofStore = past.filter(({ tag }) => tag !== PUBLISHED && !tag.startsWith(CONTENT));
  catchUp(site, [...ofStore, ...lacking], { isBuiltWithout: !isRemote });
}

/** Pages are rendered anew once this process knows what was published. */
function showPublished(site: Site, changes: readonly Change[]): number {
  const taken = site.app.takePublished?.() ?? Promise.resolve();
  taken
    .catch((error: unknown) => log('error', { published: (error as Error).message }))
    .finally(() => changed(site, changes));
  return 0;
}

/** Pages are shown meanwhile, but nobody can buy; each trouble is told once. */
async function untilReady(state: ShopState, first: string): Promise<void> {
  let lastLogged: string | undefined;
  for (let trouble: string | undefined = first; trouble !== undefined; trouble = await state.trouble()) {
    if (trouble !== lastLogged) log('error', { notOpen: trouble });
    lastLogged = trouble;
    await setTimeout(TRY_AGAIN_MS);
  }
}

function sentenceFor(trouble: NodeJS.ErrnoException): string {
  if (trouble.code === 'EADDRINUSE')
    return `${trouble.message}: another program listens there. Set PORT to another number.`;
  if (trouble.code === 'EACCES')
    return `${trouble.message}: ports below 1024 need more rights. Set PORT to another number.`;
  return process.env.LOG_LEVEL === 'debug' ? String(trouble.stack) : trouble.message;
}
