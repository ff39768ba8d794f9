import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Change, PastChange } from '#values/change.ts';
import { swissDay } from '#values/publishing.ts';
import { QueueFullError } from '#values/turns.ts';
import { type Address, isHost, ownHome, readAddress } from './address.ts';
import { hasGone, limitBody } from './body-limit.ts';
import { LivePages } from './on-demand/on-demand-pages.ts';
import { isOfPath, LIVE, liveAddress } from './on-demand/on-demand-url.ts';
import { Refresh } from './on-demand/refresh.ts';
import { draw } from './on-demand/render.ts';
import { sendRendered } from './on-demand/send-rendered.ts';
import { type Log, logMistake, visitorBehind } from './request-log.ts';
import { answerClosed, answerError, answerTrouble } from './responses/error-page.ts';
import type { SiteFile } from './responses/file.ts';
import { sendFile } from './responses/file.ts';
import { ResponseBridge } from './responses/response-bridge.ts';
import type { Site } from './site.ts';
import { isClosedFor, isOfApp, needsStore, takesWrites } from './state/closed.ts';
import type { ShopState } from './state/shop-state.ts';

/** Without TRACE and CONNECT, which a `Request` can't represent. */
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The pages of an account have buttons; all other pages are only read. */
const TAKES_BODIES = /^(\/\w\w-\w\w)?\/(account|registration)(\/|$)/;

type Here = Extract<Address, { kind: 'here' }>;

interface RequestContext {
  /** The calendar day in Switzerland. */
  today: string;
  /** Where the request comes from, as limits and queues count it. */
  visitor: string;
}

interface Shop {
  log: Log;
  now: () => Date;
  proxies?: number | undefined;
  /** Whether visitors come by HTTPS. */
  isSecure?: boolean | undefined;
  state?: ShopState | undefined;
}

/** Handles a request: with a file, a page on demand or an error. */
export async function receive(request: IncomingMessage, response: ServerResponse, site: Site, shop: Shop) {
  const { log, now, proxies = 0, isSecure = false, state } = shop;
  const address = readAddress(request.url, request.method);
  const { host } = request.headers; // programs of HTTP/1.0 send none
  if (address.kind === 'malformed' || (host !== undefined && !isHost(host)))
    return answerTrouble(response, 400, request.url);
  if (address.kind === 'moved') return sendOn(response, 301, address.to);
  const { pathname } = address;
  if (state?.entry && isClosedFor(request, response, address, { entry: state.entry, isSecure }))
    return answerClosed(response, site, pathname);
  if (state?.isNotOpen && needsStore(pathname)) return answerError(response, site, 503, pathname);
  const home = ownHome(request, pathname);
  if (home) return sendOn(response, 302, home + address.search);
  try {
    const visitor = visitorBehind(proxies, request);
    await respond(request, response, site, { ...address, today: swissDay(now()), visitor });
  } catch (trouble) {
    if (trouble instanceof QueueFullError) return answerTrouble(response, 503, pathname);
    // its release was removed by later builds, and the server has not been restarted
    if ((trouble as NodeJS.ErrnoException).code === 'ENOENT') return answerTrouble(response, 503, pathname);
    if (hasGone(request)) return;
    logMistake(log, request.url, trouble);
    await answerError(response, site, 500, pathname);
  }
}

/** A redirect for this visitor, which must not be cached. */
function sendOn(response: ServerResponse, status: 301 | 302, location: string): void {
  if (status === 302) response.setHeader('cache-control', 'private, no-store');
  response.writeHead(status, { location, 'content-length': 0 }).end();
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  address: Here & RequestContext,
): Promise<void> {
  const { pathname, today, visitor } = address;
  const method = request.method ?? 'GET';
  const isRead = method === 'GET' || method === 'HEAD';
  if (!KNOWN_METHODS.includes(method)) return answerTrouble(response, 405, pathname);
  if (isOfApp(pathname))
    return isRead || takesWrites(pathname)
      ? drawNow(request, response, site, { pathname, isPage: false })
      : answerTrouble(response, 405, pathname);
  if (pathname.startsWith(LIVE)) return answerError(response, site, 404, pathname);
  const error = site.errorStatus(pathname);
  if (error) return answerError(response, site, error, pathname);
  const page = site.pages.find(pathname, today);
  const file = page?.file ?? (isRead ? await site.asset(pathname, visitor) : undefined);
  // what something has overtaken is shown until the new page is there
  const isCurrent = file !== undefined && page?.state !== 'over';
  if (page?.state === 'stale') rendererOf(site).refresh.wake();
  const onDemandUrl = liveAddress({ method, ...address, isStatic: () => isCurrent, isOnDemand: site.isOnDemand });
  if (file && !onDemandUrl) {
    if (!isRead) return answerTrouble(response, 405);
    return sendFile(request, response, site, file).catch((trouble: NodeJS.ErrnoException) => {
      if (!page || trouble.code !== 'ENOENT' || response.headersSent || !site.pages.forget(pathname, file))
        throw trouble;
      return respond(request, response, site, address); // the file was replaced, or is gone
    });
  }
  if (onDemandUrl !== null) return answerLive(request, response, site, { onDemandUrl, ...address, file, isCurrent });
  if (!site.isOnDemand(pathname)) return answerError(response, site, 404, pathname);
  if (!isRead && !TAKES_BODIES.test(pathname)) return answerTrouble(response, 405, pathname);
  return drawNow(request, response, site, { pathname, isPage: true });
}

interface OnDemandRequest {
  /** The address that is drawn. */
  onDemandUrl: string;
  pathname: string;
  search: string;
  visitor: string;
  file: SiteFile | undefined;
  /** True when the file shows what the address shows today, were it not for the query. */
  isCurrent: boolean;
}

/** A page that is drawn once for everybody. One that even the store does not know is the shop's own "not found". */
async function answerLive(request: IncomingMessage, response: ServerResponse, site: Site, onDemand: OnDemandRequest) {
  const { onDemandUrl, pathname, visitor, file } = onDemand;
  request.resume();
  const rendered = await rendererOf(site).live.page(onDemandUrl, pathname, visitor);
  if (file && isBetter(onDemand, rendered?.status ?? 503)) return sendFile(request, response, site, file);
  if (!rendered) return answerError(response, site, 503, pathname);
  const isEmpty = rendered.status >= 400 && rendered.body.length === 0;
  if (isEmpty || rendered.status === 500) return answerError(response, site, rendered.status, pathname);
  return sendRendered(request, response, rendered, onDemand.search);
}

/** Whether to answer with the file: there is no on-demand page, or rendering it failed. */
const isBetter = ({ onDemandUrl, isCurrent }: OnDemandRequest, status: number): boolean =>
  isCurrent ? status === 404 : status >= 500 && !onDemandUrl.includes('?');

/** What renders pages of a site for everybody. */
interface Renderer {
  live: LivePages;
  refresh: Refresh;
}

const renderers = new WeakMap<Site, Renderer>();

function rendererOf(site: Site): Renderer {
  const renderer = renderers.get(site) ?? newRenderer(site);
  renderers.set(site, renderer);
  return renderer;
}

function newRenderer(site: Site): Renderer {
  const { pages, bodies } = site;
  const live = new LivePages((address) => draw(site, address), undefined, {
    history: pages.history,
    keeper: {
      moment: () => pages.moment(),
      add: async (address, pathname, rendering) =>
        // compressed before anybody asks: a visitor would wait for that
        !isOfPath(address) || pages.add(pathname, rendering, (file) => bodies.body(file, 'br')),
    },
  });
  const refresh = new Refresh({
    next: () => pages.takeStale(),
    render: (pathname) => live.redraw(LIVE + encoded(pathname), pathname),
    giveBack: (pathname) => pages.giveBack(pathname),
    isBusy: () => live.isBusy,
  });
  return { live, refresh };
}

/** A path as an address has it, whatever signs it holds. */
const encoded = (pathname: string): string => pathname.split('/').map(encodeURIComponent).join('/');

/**
 * Something that pages show has changed: whoever tells it, this is where they do. Pages that show it are rendered anew, in
 * the background; cached data of the pages are dropped. @returns how many pages are concerned
 */
export function changed(site: Site, changes: readonly Change[]): number {
  const { live, refresh } = rendererOf(site);
  site.app.forgetShared();
  const newChanges = site.pages.history.add(changes);
  const concerned = site.pages.change(newChanges) + live.change(newChanges);
  refresh.wake();
  return concerned;
}

/** Changes of before this process had opened. */
export function catchUp(site: Site, changes: readonly PastChange[], settings: { isBuiltWithout: boolean }): void {
  site.pages.catchUp(changes, settings);
  rendererOf(site).refresh.wake();
}

/** Renders nothing more in the background: another process has taken over, or this one closes. */
export const stopRefresh = (site: Site): void => rendererOf(site).refresh.stop();

/** Renders for this request: a page by Astro, everything else by the release's app. */
async function drawNow(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  { pathname, isPage }: { pathname: string; isPage: boolean },
) {
  const body = limitBody(request);
  if (body.isTooLarge) return refuseBody(request, response, pathname);
  const bridge = new ResponseBridge(response, (status, type) => {
    if (body.isTooLarge) refuseBody(request, response, pathname);
    else if (isMute(status, type) || (status === 500 && type.includes('html')))
      void answerError(response, site, status, pathname);
    else return false;
    return true;
  });
  // behaves like a ServerResponse as far as who writes into it looks
  if (!isPage) return site.app.handle(request, bridge as unknown as ServerResponse);
  await site.handle(request, bridge);
}

/** Error pages for routes that answer with a bare status (a missing invoice). */
const isMute = (status: number, type: string): boolean => status >= 400 && !type;

/** Drains the rest of a body that is too large, so that the client gets the response. */
function refuseBody(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  answerTrouble(response, 413, pathname);
  request.resume();
}
