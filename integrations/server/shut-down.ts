import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from './request-log.ts';

/** Requests under way get this long to finish. */
const PATIENCE_MS = 10_000;
const SWEEP_MS = 100;

/**
 * On SIGTERM and SIGINT: no new visitors, those inside finish, then the store closes its database. On SIGHUP too where
 * nobody supervises this process: the one that started it opens the new release.
 */
export function shutDownOnSignal(server: Server, log: Log, closeStore: () => Promise<void>): void {
  let isClosing = false;
  const close = async (reason: string, exitCode: number) => {
    if (isClosing) return;
    isClosing = true;
    log('info', { closing: reason });
    await closeServer(server);
    await closeStore();
    process.exit(exitCode);
  };
  // a terminal and the supervisor may both send it: the second must not end what the first lets finish
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal, 0));
  process.on('SIGHUP', () => {
    if (!cluster.isWorker) close('SIGHUP', 0); // sent to a whole process group, it means the supervisor
  });
  process.on('uncaughtException', (trouble) => {
    log('error', { error: trouble.stack ?? String(trouble) });
    close('uncaught exception', 1);
  });
}

/** Longer than connections are kept open for another request, in ms. */
const RETIRE_MS = 75_000;

/**
 * Another process has taken over the address: no new connections, and each open one gets the answer to its next request,
 * which tells the browser to connect anew. Connections are not closed while they are idle, as `server.close()` would do:
 * a request that is on its way at that moment would fail.
 */
export async function retire(server: Server, log: Log, closeStore: () => Promise<void>): Promise<void> {
  log('info', { closing: 'another release has taken over' });
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise((end) => server.once('close', end));
  NetServer.prototype.close.call(server);
  const patience = setTimeout(() => server.closeAllConnections(), RETIRE_MS);
  await closed;
  clearTimeout(patience);
  await closeStore();
}

/** Resolves when the last visitor has left, or was asked to. */
export async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  // A connection whose request was under way becomes idle later; nobody is told to come back on it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await new Promise((closed) => server.close(closed));
  clearTimeout(patience);
  clearInterval(sweep);
}
