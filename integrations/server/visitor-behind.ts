import type { IncomingMessage } from 'node:http';
import { visitorOf } from '#values/visitor.ts';

/** Where a request comes from, behind so many proxies of one's own (`values/visitor.ts`). */
export function visitorBehind(proxies: number, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return visitorOf(proxies, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '');
}
