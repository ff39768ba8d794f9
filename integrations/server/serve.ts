import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from './answers/security-headers.ts';
import { siteListFile } from './build/site-list.ts';
import { answerHook, HOOK_PATH, type HookSettings } from './hook/change-hook.ts';
import { dropChanged, receive } from './receive.ts';
import { type Log, logRequest } from './request-log.ts';
import { openSite, type Site } from './site.ts';

export interface ServeSettings {
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** The shop's public address; decides about HSTS. */
  siteUrl: string | undefined;
  /** Folder of the build. */
  dist: string;
  log: Log;
  /** The moment that dated pages are shown for. */
  now: () => Date;
  /** Opens `/hooks/changed`; without it that address is as unknown as any other. */
  hookSecret?: string | undefined;
}

/** Opens the shop. @throws what the site's code throws at its start, and when the port is taken. */
export async function serve({
  host,
  port,
  siteUrl,
  dist,
  log,
  now,
  hookSecret,
}: ServeSettings): Promise<{ server: Server; port: number }> {
  const headers = new Map(Object.entries(securityHeaders(siteUrl)));
  const currentSite = await watchSite(dist, log);
  const server = createServer(async (request, response) => {
    logRequest(log, request, response);
    response.setHeaders(headers);
    if (hookSecret && isHook(request))
      await hear(request, response, { secret: hookSecret, log, now: Date.now }, currentSite);
    else await receive(request, response, await currentSite(), { log, now });
  });
  server.keepAliveTimeout = 65_000; // longer than the 60 s of usual load balancers, so that they close first
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.on('clientError', (trouble: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy();
    const status = trouble.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  await new Promise<void>((open, fail) => server.once('error', fail).listen(port, host, open));
  return { server, port: (server.address() as AddressInfo).port };
}

const isHook = ({ url }: IncomingMessage) => url === HOOK_PATH;

/** A caller that hangs up in the middle is no fault of the shop. */
async function hear(
  request: IncomingMessage,
  response: ServerResponse,
  settings: HookSettings,
  currentSite: () => Promise<Site | null>,
): Promise<void> {
  const site = await currentSite();
  await answerHook(request, response, settings, (changes) => dropChanged(site, changes)).catch(() =>
    response.destroy(),
  );
}

/** How often the server looks whether another build has come, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/** The site of the last whole build; while there is none, or one is being written, requests hear 503. */
async function watchSite(dist: string, log: Log): Promise<() => Promise<Site | null>> {
  let built = builtAt(dist);
  let site = await openSite(dist);
  if (!site) log('warn', { reason: `no whole build in ${dist} yet: npm run build` });
  let lookedAt = performance.now();
  return async () => {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return site;
    lookedAt = performance.now();
    if (site && builtAt(dist) === built) return site;
    built = builtAt(dist);
    site = await openSite(dist).catch((trouble: unknown) => {
      log('error', { error: trouble instanceof Error ? trouble.stack : String(trouble) });
      return null;
    });
    return site;
  };
}

const builtAt = (dist: string) => statSync(siteListFile(dist), { throwIfNoEntry: false })?.mtimeMs;
