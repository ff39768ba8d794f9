import { localeIn, mayKeep, planFor } from './rules.ts';
import { dateWords, markStale, type StaleWords } from './stale.ts';
import { type Wishlist, withWishlist } from './wishlist.ts';

/*
 * The service worker. Pages are network first; a cached page is shown only offline, and says so. Nothing of the Store
 * API, of an account or of the checkout is cached (rules.ts). Each build has caches of its own, so that no page gets
 * files of another build.
 */

/** Written in by the build. */
declare const BUILD: string;
declare const SHELL: string[];
declare const WISHLIST: Wishlist;
declare const WORDS: Record<string, StaleWords>;

const PREFIX = 'hof-';
const PAGES = `${PREFIX}${BUILD}-pages`;
const FILES = `${PREFIX}${BUILD}-files`;
/** Most entries of a cache; the oldest are deleted first, except for those that have to stay. */
const MOST = { [PAGES]: 30, [FILES]: 150 };
const STAYS = [...SHELL, ...WISHLIST.pages, ...WISHLIST.files];

/** The global scope of the worker, which the DOM types lack. */
interface ServiceWorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Moment) => void): void;
  addEventListener(name: 'fetch', act: (event: Moment & Fetching) => void): void;
  addEventListener(name: 'message', act: (event: Moment & { data: unknown }) => void): void;
}
interface Moment {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
const sw = globalThis as unknown as ServiceWorkerScope;
const { origin } = sw.location;

sw.addEventListener('install', (event) => event.waitUntil(prepare()));
sw.addEventListener('activate', (event) => event.waitUntil(takeOver()));
sw.addEventListener('message', (event) => event.waitUntil(keepVisited(event.data)));
sw.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = planFor({ method: request.method, mode: request.mode, url: new URL(request.url), origin });
  if (strategy === 'file') event.respondWith(file(request, event));
  if (strategy === 'page' || strategy === 'live') event.respondWith(page(request, event, strategy === 'page'));
});

async function prepare(): Promise<void> {
  await (await caches.open(FILES)).addAll(SHELL);
  await sw.skipWaiting();
}

/** Deletes the caches of other builds. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await sw.clients.claim();
}

async function file(request: Request, moment: Moment): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (mayKeep(response)) moment.waitUntil(put(FILES, request.url, response.clone()));
  return response;
}

async function page(request: Request, moment: Moment, isKept: boolean): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isKept && mayKeep(response)) moment.waitUntil(put(PAGES, request.url, response.clone()));
    return response;
  } catch (trouble) {
    const shown = (isKept && (await lastSeen(request.url))) || (await offlinePage(request.url));
    if (shown) return shown;
    throw trouble;
  }
}

async function lastSeen(url: string): Promise<Response | undefined> {
  const kept = await (await caches.open(PAGES)).match(url);
  if (!kept) return undefined;
  const { locale, words } = languageOf(url);
  const date = dateWords(locale, new Date(kept.headers.get('date') ?? 0));
  const html = words ? markStale(await kept.text(), words, date) : await kept.text();
  const headers = new Headers(kept.headers); // its content policy above all
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(html, { headers });
}

async function offlinePage(url: string): Promise<Response | undefined> {
  const { prefix } = languageOf(url);
  return caches.match(`${origin}${prefix}/offline`);
}

function languageOf(url: string): { locale: string; prefix: string; words: StaleWords | undefined } {
  const [first = 'de', ...others] = Object.keys(WORDS);
  const urlLocale = localeIn(new URL(url).pathname, others);
  return { locale: urlLocale ?? first, prefix: urlLocale ? `/${urlLocale}` : '', words: WORDS[urlLocale ?? first] };
}

/** Caches the page that registered the worker, which was loaded before it, and the wishlist once it has an entry. */
async function keepVisited(message: unknown): Promise<void> {
  const requestedUrls = Array.isArray(message) ? message.map((one) => new URL(String(one), origin).href) : [];
  const isKept = await Promise.all(requestedUrls.map((url) => caches.match(url)));
  // cached pages are complete: with an entry in the wishlist every page asks, which costs one lookup
  const urls = withWishlist(
    requestedUrls.filter((_, index) => !isKept[index]),
    WISHLIST,
    origin,
  );
  const keep = async (text: string) => {
    const url = new URL(text, origin);
    const [mode, cacheName] = url.pathname.startsWith('/_astro/') ? ['no-cors', FILES] : ['navigate', PAGES];
    const strategy = planFor({ method: 'GET', mode, url, origin });
    if ((strategy !== 'page' && strategy !== 'file') || (await caches.match(url.href))) return;
    const response = await fetch(url.href);
    if (mayKeep(response)) await put(cacheName, url.href, response);
  };
  const isFile = (url: string) => url.includes('/_astro/');
  await Promise.allSettled(urls.filter(isFile).map(keep));
  // pages last: a cached page is complete
  await Promise.allSettled(urls.filter((url) => !isFile(url)).map(keep));
}

async function put(cacheName: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(url); // so that it counts as the newest
  await cache.put(url, response);
  const all = await cache.keys();
  const old = all.filter((one) => !STAYS.some((path) => one.url === origin + path)).slice(0, -(MOST[cacheName] ?? 1));
  await Promise.all(old.map((one) => cache.delete(one)));
}
