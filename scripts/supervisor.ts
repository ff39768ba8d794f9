import type { ChildProcess } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { currentRelease, releaseFolder } from '#server/release/releases.ts';
import { startFinishing } from './finish-in-background.ts';

/** How often the supervisor looks whether the shop is to change to another release, in ms. */
const LOOK_MS = 1000;

/** A shop that ended by itself is opened again after so long, in ms; one that never opened is not. */
const REOPEN_MS = 1000;

/**
 * Keeps the shop open: a worker process serves the current release of `dist`. When another release becomes current, or on
 * SIGHUP, a new worker opens at the same address; once it listens, the old one finishes what it has begun and ends. A
 * release that does not open changes nothing.
 */
export function superviseShop(dist: string): void {
  // workers accept connections themselves: the supervisor is not in the way, and keeps none for a worker that has died
  cluster.schedulingPolicy = cluster.SCHED_NONE; // counts only before the next line
  cluster.setupPrimary({ exec: 'integrations/server/main.ts', args: [] });

  let serving: Worker | undefined;
  let opening: Worker | undefined;
  let wanted: string | undefined;
  let finishing: ChildProcess | undefined;
  let isClosing = false;

  const open = () => {
    const id = currentRelease(dist);
    if (!id) return;
    wanted = id;
    opening?.process.kill('SIGKILL'); // overtaken before it was open
    const worker = cluster.fork({ RELEASE: id, DIST_DIR: dist, ...(serving && { IS_SUCCESSOR: '1' }) });
    opening = worker;
    worker.once('listening', () => {
      console.log(`Release ${id} is served.`);
      serving?.send('retire');
      serving = worker;
      opening = undefined;
      finishing?.kill();
      finishing = startFinishing(releaseFolder(dist, id));
    });
    worker.once('exit', (code) => {
      if (opening === worker) failedToOpen(id, code);
      if (serving !== worker) return;
      serving = undefined;
      if (!isClosing) setTimeout(open, REOPEN_MS);
    });
  };

  const failedToOpen = (id: string, code: number) => {
    opening = undefined;
    if (isClosing) return;
    if (!serving) process.exit(code || 1);
    console.error(
      `Release ${id} did not open; the one before is still served. npm run release -- back makes it current again.`,
    );
  };

  const look = setInterval(() => {
    const id = currentRelease(dist);
    if (id && id !== wanted) open();
  }, LOOK_MS);

  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    clearInterval(look);
    finishing?.kill();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => new Promise((end) => worker.once('exit', end)));
    for (const worker of workers) worker.process.kill(signal);
    void Promise.all(ended).then(() => process.exit(0));
  };

  if (!currentRelease(dist)) {
    console.error(`There is no whole build in ${dist} yet: run npm run build.`);
    process.exit(1);
  }
  process.on('SIGHUP', open);
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  open();
}
