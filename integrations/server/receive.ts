import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Address, readAddress } from './address.ts';
import { answerFile } from './answers/file.ts';
import { Relay } from './answers/relay.ts';
import { answerTrouble } from './answers/trouble.ts';
import { limitBody } from './body-limit.ts';
import { LIVE, liveAddress } from './live-address.ts';
import type { Log } from './request-log.ts';
import type { Site } from './site.ts';

/** TRACE and CONNECT are no shopper's: what handles requests behind us can't even express them. */
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Programs speak to these, and the page of a mailed link takes what it asks for; all other pages are only read. */
const TAKES_BODIES = /^\/(store-api|payment|hooks)(\/|$)|\/account\/order\//;

type Here = Extract<Address, { kind: 'here' }>;

/** One request: a file, a page drawn now, or trouble told politely. Never throws. */
export async function receive(request: IncomingMessage, response: ServerResponse, site: Site | null, log: Log) {
  const address = readAddress(request.url, request.method);
  if (address.kind === 'malformed') return answerTrouble(response, 400, request.url);
  if (address.kind === 'moved')
    return void response.writeHead(301, { location: address.to, 'content-length': 0 }).end();
  if (!site) return answerTrouble(response, 503, address.pathname);
  try {
    await answer(request, response, site, address);
  } catch (trouble) {
    // The build's files vanish while a new build is written; that is not a fault of the shop.
    if ((trouble as NodeJS.ErrnoException).code === 'ENOENT') return answerTrouble(response, 503, address.pathname);
    const id = randomBytes(4).toString('hex');
    log('error', { id, path: address.pathname, error: trouble instanceof Error ? trouble.stack : String(trouble) });
    await answerError(response, site, 500, address.pathname);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site, address: Here): Promise<void> {
  const { pathname } = address;
  const method = request.method ?? 'GET';
  const isRead = method === 'GET' || method === 'HEAD';
  if (!KNOWN_METHODS.includes(method)) return answerTrouble(response, 405, pathname);
  if (pathname.startsWith(LIVE)) return answerError(response, site, 404, pathname);
  const error = site.errorStatus(pathname);
  if (error) return answerError(response, site, error, pathname);
  const isStatic = (path: string) => site.page(path) !== undefined;
  const live = liveAddress({ method, ...address, isStatic, isOnDemand: site.isOnDemand });
  const file = site.page(pathname);
  if (file && !live) return isRead ? void (await answerFile(request, response, file)) : answerTrouble(response, 405);
  if (!live && !site.isOnDemand(pathname)) return answerError(response, site, 404, pathname);
  if (!isRead && !TAKES_BODIES.test(pathname)) return answerTrouble(response, 405, pathname);
  return drawNow(request, response, site, address, live !== null);
}

/** Astro draws; a page that even it does not know is the shop's own "not found" in the address's language. */
async function drawNow(request: IncomingMessage, response: ServerResponse, site: Site, address: Here, isLive: boolean) {
  const { pathname, raw, search } = address;
  const body = limitBody(request);
  if (body.isTooLarge) return refuseBody(request, response, pathname);
  if (isLive) request.url = LIVE + raw + search;
  const relay = new Relay(response, (status, type) => {
    if (body.isTooLarge) refuseBody(request, response, pathname);
    else if (status === 404 && isLive) void answerError(response, site, 404, pathname);
    else if (status === 500 && (!type || type.includes('html'))) void answerError(response, site, 500, pathname);
    else return false;
    return true;
  });
  await site.handle(request, relay);
}

/** The rest of a body that is too large is let run dry, so that the client hears the answer. */
function refuseBody(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  answerTrouble(response, 413, pathname);
  request.resume();
}

/** The shop's own page for it, or the plain one when there is none or it can't be read. */
async function answerError(response: ServerResponse, site: Site, status: number, pathname: string) {
  const page = pathname.startsWith('/store-api') ? undefined : site.errorPage(status, pathname);
  if (!page || response.headersSent) return answerTrouble(response, status, pathname);
  await answerFile(response.req, response, page, status).catch(() => answerTrouble(response, status, pathname));
}
