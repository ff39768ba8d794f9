import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Change } from '#values/change.ts';
import { hasGone } from './body-limit.ts';
import { answerHook, HOOK_PATH, type HookSettings } from './hook/change-hook.ts';
import { changed, receive } from './receive.ts';
import { type Log, logMistake, logRequest, untoldProxy } from './request-log.ts';
import { answerTrouble } from './responses/error-page.ts';
import { securityHeaders } from './responses/file.ts';
import type { Site } from './site.ts';
import type { ShopState } from './state/shop-state.ts';

export interface ServeSettings {
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** The shop's public address; decides about HSTS. */
  siteUrl: string | undefined;
  site: Site;
  /** Without it `/health` is drawn like any page, and nobody can close the shop. */
  state?: ShopState | undefined;
  log: Log;
  /** The moment that dated pages are shown for. */
  now: () => Date;
  /** Number of trusted proxies in front, which set `x-forwarded-for`; 0 by default. */
  proxies?: number | undefined;
  /** Opens `/hooks/changed`; without it that address is as unknown as any other. */
  hookSecret?: string | undefined;
  /** Tells whoever shows pages of a change, this process first. @returns how many of its pages are concerned */
  tellChanges?: ((changes: readonly Change[]) => Promise<number>) | undefined;
}

/** Opens the shop. @throws when the port is taken. */
export async function serve({
  host,
  port,
  siteUrl,
  site,
  state,
  log,
  now,
  proxies,
  hookSecret,
  tellChanges = async (changes) => changed(site, changes),
}: ServeSettings): Promise<{ server: Server; port: number }> {
  const headers = new Map(Object.entries(securityHeaders(siteUrl)));
  const isSecure = siteUrl?.startsWith('https:') === true;
  const checkProxy = untoldProxy(log, proxies ?? 0);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    logRequest(log, request, response);
    checkProxy(request);
    response.setHeaders(headers);
    if (state && isHealth(request))
      return state.respond(request, response).catch(() => answerTrouble(response, 503, HEALTH));
    if (hookSecret && isHook(request))
      await receiveHook(request, response, { secret: hookSecret, log, now: Date.now }, tellChanges);
    else await receive(request, response, site, { log, now, proxies, isSecure, state });
  };
  const watched = (request: IncomingMessage, response: ServerResponse) =>
    state ? state.watchdog.watch(request, response, () => respond(request, response)) : respond(request, response);
  const server = createServer((request, response) => {
    watched(request, response).catch((trouble: unknown) => {
      if (hasGone(request)) return;
      logMistake(log, request.url, trouble);
      answerTrouble(response, 500, request.url);
    });
  });
  server.keepAliveTimeout = 65_000; // longer than the 60 s of usual load balancers, so that they close first
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.on('clientError', (trouble: NodeJS.ErrnoException, socket) => {
    // a browser that connected in advance would take whatever is said now for the answer to its first request
    const isUnused = socket instanceof Socket && socket.bytesRead === 0;
    if (!socket.writable || isUnused) return void socket.destroy();
    const status = UNREADABLE[trouble.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  await new Promise<void>((open, fail) => server.once('error', fail).listen(port, host, open));
  state?.watchdog.start();
  return { server, port: (server.address() as AddressInfo).port };
}

/** What is said to bytes that are no request, or not yet one, by Node's code. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const HEALTH = '/health';

const isHealth = ({ url, method }: IncomingMessage) => url === HEALTH && (method === 'GET' || method === 'HEAD');

const isHook = ({ url }: IncomingMessage) => url === HOOK_PATH;

/** A caller that hangs up in the middle is no fault of the shop. */
async function receiveHook(
  request: IncomingMessage,
  response: ServerResponse,
  settings: HookSettings,
  tellChanges: (changes: readonly Change[]) => Promise<number>,
): Promise<void> {
  await answerHook(request, response, settings, tellChanges).catch(() => response.destroy());
}
