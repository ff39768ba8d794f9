import type { ChildProcess } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { currentRelease, noteServing, releaseFolder, releasesIn, whyNoneIsCurrent } from '#server/release/releases.ts';
import { startFinishing } from './finish-in-background.ts';

/** How often the supervisor looks whether the shop is to change to another release, or to be opened again, in ms. */
const POLL_MS = 1000;

/**
 * What keeps the memory of a shop small, at nearly the same processor time: halves of 8 MB instead of 32 for what is new in V8's
 * heap, and two pools of the C library for all threads instead of eight a core, each of which keeps what it has freed.
 */
export const SHOP_FLAGS = ['--max-semi-space-size=8'];
export const SHOP_ENV = { MALLOC_ARENA_MAX: '2' };

/** What tests replace: the program that serves a release, and what makes its files behind the open shop. */
interface Parts {
  main: string;
  finish: (release: string) => ChildProcess | undefined;
}

/**
 * Keeps the shop open: a worker process serves the current release of `dist`. When another release becomes current, or on
 * SIGHUP, a new worker opens at the same address; once it listens, the old one finishes what it has begun and ends. A
 * release that does not open changes nothing; a worker that has died is followed by one of the same release. In a terminal
 * SIGHUP says that its window was closed, which closes the shop.
 */
export function superviseShop(
  dist: string,
  { main, finish }: Parts = { main: 'integrations/server/main.ts', finish: startFinishing },
): void {
  // workers accept connections themselves: the supervisor is not in the way, and keeps none for a worker that has died
  cluster.schedulingPolicy = cluster.SCHED_NONE; // counts only before the next line
  cluster.setupPrimary({ exec: main, args: [], execArgv: [...SHOP_FLAGS, ...process.execArgv] });

  let serving: Worker | undefined;
  let opening: Worker | undefined;
  let finishing: ChildProcess | undefined;
  /** The current release that was opened last, whether or not it did open. */
  let tried: string | undefined;
  /** The release that was open last. */
  let served: string | undefined;
  let isClosing = false;

  const open = (id: string) => {
    opening?.process.kill('SIGKILL'); // overtaken before it was open
    const worker = cluster.fork({
      ...SHOP_ENV,
      ...process.env,
      RELEASE: id,
      DIST_DIR: dist,
      ...(serving && { IS_SUCCESSOR: '1' }),
    });
    opening = worker;
    worker.once('listening', () => {
      console.log(`Release ${id} is served.`);
      serving?.send('retire');
      serving = worker;
      served = id;
      opening = undefined;
      note(id);
      finishing?.kill();
      finishing = finish(releaseFolder(dist, id));
    });
    worker.once('exit', (code) => {
      if (opening === worker) failedToOpen(id, code);
      if (serving === worker) serving = undefined;
    });
  };

  const note = (id: string) => {
    try {
      noteServing(dist, id);
    } catch (trouble) {
      console.error(`${dist} can't be written to: ${(trouble as Error).message}`);
    }
  };

  const failedToOpen = (id: string, code: number) => {
    opening = undefined;
    if (isClosing) return;
    if (!serving && (!served || served === id)) process.exit(code || 1);
    console.error(
      `Release ${id} did not open; the one before is still served. npm run release -- back makes it current again.`,
    );
  };

  const openCurrent = () => {
    tried = currentRelease(dist);
    if (tried) open(tried);
  };

  const checkRelease = () => {
    const current = currentRelease(dist);
    if (current && current !== tried) return openCurrent();
    if (serving || opening) return;
    if (served && releasesIn(dist).includes(served)) open(served);
    else openCurrent();
  };
  const looking = setInterval(checkRelease, POLL_MS);

  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    clearInterval(looking);
    finishing?.kill();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => new Promise((end) => worker.once('exit', end)));
    for (const worker of workers) worker.process.kill(signal);
    void Promise.all(ended).then(() => process.exit(0));
  };

  if (!currentRelease(dist)) {
    console.error(whyNoneIsCurrent(dist));
    process.exit(1);
  }
  process.on('SIGHUP', () => (process.stdout.isTTY ? close('SIGTERM') : openCurrent()));
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  openCurrent();
}
