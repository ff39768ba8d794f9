import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorOf } from '#values/visitor.ts';
import { hasGone } from './body-limit.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
export type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** JSON lines to stderr. @param least lines below this level are not written. */
export const makeLog =
  (least: Level, write: (line: string) => void = (line) => void process.stderr.write(line)) =>
  (level: Exclude<Level, 'silent'>, fields: Record<string, unknown>) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`);
  };

export type Log = ReturnType<typeof makeLog>;

/** One line per response: request, status, duration (ms) and size (bytes sent). */
export function logRequest(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const { socket } = response;
  const path = impersonal(request.url ?? ''); // read now: the request is rewritten to its on-demand route later
  const before = socket?.bytesWritten ?? 0;
  response.once('close', () => {
    const status = response.statusCode;
    log(status >= 500 && !hasGone(request) ? 'error' : 'info', {
      method: request.method,
      path,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: (socket?.bytesWritten ?? before) - before,
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}

/** Logs a bug; the visitor only gets a status. */
export function logMistake(log: Log, url: string | undefined, trouble: unknown): void {
  const error = trouble instanceof Error ? trouble.stack : String(trouble);
  log('error', { id: randomBytes(4).toString('hex'), path: impersonal(url ?? ''), error });
}

/** A path without personal data and secrets: no query, no e-mail address, no long code. */
export const impersonal = (url: string): string =>
  url
    .replace(/[?#].*/, '')
    .slice(0, 200)
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? ':mail' : /^[\w-]{32,}$/.test(part) && /\d/.test(part) ? ':code' : part))
    .join('/');

const WARNING =
  'Requests come with x-forwarded-for, but PROXIES is 0: everybody behind that proxy counts as one visitor, and all share the limits of one. Set PROXIES to the number of your own proxies in front of the shop, mostly 1. Where there is none, somebody has made the header up, and nothing is to be done.';

/** Warns once when requests come through a proxy that the settings do not mention. */
export function untoldProxy(log: Log, proxies: number): (request: IncomingMessage) => void {
  let isLogged = proxies > 0;
  return ({ headers }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    log('warn', { proxy: WARNING });
  };
}

/** The address of the visitor, behind this many trusted proxies (`values/visitor.ts`). */
export function visitorBehind(proxies: number, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return visitorOf(proxies, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '');
}
