import type { IncomingMessage } from 'node:http';
import { visitorOf } from '#values/visitor.ts';
import type { Log } from './request-log.ts';

const WARNING =
  'Requests come with x-forwarded-for, but PROXIES is 0: everybody behind that proxy counts as one visitor, and all share the limits of one. Set PROXIES to the number of your own proxies in front of the shop, mostly 1. Where there is none, somebody has made the header up, and nothing is to be done.';

/** Looks whether requests come through a proxy that the settings do not tell of, and says so once. */
export function untoldProxy(log: Log, proxies: number): (request: IncomingMessage) => void {
  let isLogged = proxies > 0;
  return ({ headers }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    log('warn', { proxy: WARNING });
  };
}

/** Where a request comes from, behind so many proxies of one's own (`values/visitor.ts`). */
export function visitorBehind(proxies: number, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return visitorOf(proxies, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '');
}
