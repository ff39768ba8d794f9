import { localeIn, mayKeep, planFor } from './rules.ts';
import { dateWords, markStale, type StaleWords } from './stale.ts';
import { type Wishlist, withWishlist } from './wishlist.ts';

/*
 * The worker between the shop's pages and the network. The network always comes first for a page; what was kept is
 * shown only without it, and says so. It keeps nothing of the Store API, of an account or of a checkout (rules.ts).
 * Each build has shelves of its own, so that no page meets the files of another.
 */

/** Written in by the build. */
declare const BUILD: string;
declare const SHELL: string[];
declare const WISHLIST: Wishlist;
declare const WORDS: Record<string, StaleWords>;

const PREFIX = 'hof-';
const PAGES = `${PREFIX}${BUILD}-pages`;
const FILES = `${PREFIX}${BUILD}-files`;
/** Most that lies on a shelf; the oldest leave first, but what stays. */
const MOST = { [PAGES]: 30, [FILES]: 150 };
const STAYS = [...SHELL, ...WISHLIST.pages, ...WISHLIST.files];

/** The worker's own world, of which the page's types know nothing. */
interface World {
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
  respondWith(answer: Promise<Response>): void;
}
const world = globalThis as unknown as World;
const { origin } = world.location;

world.addEventListener('install', (event) => event.waitUntil(prepare()));
world.addEventListener('activate', (event) => event.waitUntil(takeOver()));
world.addEventListener('message', (event) => event.waitUntil(keepVisited(event.data)));
world.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor({ method: request.method, mode: request.mode, url: new URL(request.url), origin });
  if (plan === 'file') event.respondWith(file(request, event));
  if (plan === 'page' || plan === 'live') event.respondWith(page(request, event, plan === 'page'));
});

async function prepare(): Promise<void> {
  await (await caches.open(FILES)).addAll(SHELL);
  await world.skipWaiting();
}

/** The shelves of other builds go. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await world.clients.claim();
}

async function file(request: Request, moment: Moment): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (mayKeep(answer)) moment.waitUntil(put(FILES, request.url, answer.clone()));
  return answer;
}

async function page(request: Request, moment: Moment, isKept: boolean): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (isKept && mayKeep(answer)) moment.waitUntil(put(PAGES, request.url, answer.clone()));
    return answer;
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
  const found = localeIn(new URL(url).pathname, others);
  return { locale: found ?? first, prefix: found ? `/${found}` : '', words: WORDS[found ?? first] };
}

/** The page that brought the worker was there before it, with its files; and who notes something asks for the wishlist. */
async function keepVisited(said: unknown): Promise<void> {
  const asked = Array.isArray(said) ? said.map((one) => new URL(String(one), origin).href) : [];
  const isKept = await Promise.all(asked.map((url) => caches.match(url)));
  // what is there is whole: who has noted something asks on every page, and costs one look
  const urls = withWishlist(
    asked.filter((_, index) => !isKept[index]),
    WISHLIST,
    origin,
  );
  const keep = async (text: string) => {
    const url = new URL(text, origin);
    const [mode, shelf] = url.pathname.startsWith('/_astro/') ? ['no-cors', FILES] : ['navigate', PAGES];
    const plan = planFor({ method: 'GET', mode, url, origin });
    if ((plan !== 'page' && plan !== 'file') || (await caches.match(url.href))) return;
    const answer = await fetch(url.href);
    if (mayKeep(answer)) await put(shelf, url.href, answer);
  };
  const isFile = (url: string) => url.includes('/_astro/');
  await Promise.allSettled(urls.filter(isFile).map(keep));
  // a page comes last: once it is there, it is whole
  await Promise.allSettled(urls.filter((url) => !isFile(url)).map(keep));
}

async function put(shelf: string, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.delete(url); // so that it counts as the newest
  await cache.put(url, answer);
  const all = await cache.keys();
  const old = all.filter((one) => !STAYS.some((path) => one.url === origin + path)).slice(0, -(MOST[shelf] ?? 1));
  await Promise.all(old.map((one) => cache.delete(one)));
}
