import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Config } from '#config.schema.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import { type FetchStore, proxy } from './proxy.ts';
import { isRead } from './reads.ts';

/** How a build asks a remote Shopware: from its shelf, else patiently. */
export function buildReader(config: Config): FetchStore {
  const cache = { folder: join('.cache', 'store-api'), maxAgeMs: config.STORE_API_CACHE_MINUTES * 60_000 };
  const who = [config.STORE_API_ENDPOINT ?? '', config.STORE_API_ACCESS_TOKEN ?? ''];
  return keptAnswers(patient(proxy(config), config), who, cache);
}

/** Asks once before a build begins, so that a wrong connection is told in a sentence and not a hundred pages later. @throws {Error} that sentence */
export async function checkRemote(config: Config): Promise<void> {
  await patient(proxy(config), config)(new Request('http://store.internal/store-api/context'));
}

/** Pauses of a build before it asks again, in ms: a Shopware that is deployed or restarted is back within half a minute. */
const BUILD_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Calls of a build at once: Shopware's PHP has 10 to 20 workers, and shoppers need some of them. */
const AT_ONCE = 4;

/**
 * A build's way of asking: few calls at once, again after a pause when the Shopware is away or busy.
 * @throws {Error} a sentence that says what is wrong with the connection and which variable to look at
 */
export function patient(
  fetchStore: FetchStore,
  config: Config,
  pauses: readonly number[] = BUILD_PAUSES_MS,
): FetchStore {
  const limit = pLimit(AT_ONCE);
  const once = async (request: Request, [wait, ...later]: readonly number[]): Promise<Response> => {
    const response = await limit(() => fetchStore(request.clone()));
    const isAway = [429, 502, 503, 504].includes(response.status);
    if (isAway && wait !== undefined) {
      await pause(wait);
      return once(request, later);
    }
    const wrong = isAway ? await away(response, config, pauses.length + 1) : misled(response, config);
    if (wrong) throw new Error(wrong);
    return response;
  };
  return (request) => once(request, pauses);
}

async function away(response: Response, { STORE_API_ENDPOINT }: Config, times: number): Promise<string> {
  const body = await response.json().catch(() => undefined);
  const detail = (body as { errors?: { detail?: string }[] } | undefined)?.errors?.[0]?.detail ?? '';
  return `The Store API at ${STORE_API_ENDPOINT} answered ${response.status} ${times} times. ${detail} Is STORE_API_ENDPOINT right, and does that Shopware run?`;
}

/** Answers that no further question mends. */
function misled(response: Response, { STORE_API_ENDPOINT }: Config): string | undefined {
  const hint = 'Make sure that endpoint and accessToken are settled in the configuration';
  if (response.status === 401 || response.status === 412)
    return `${hint}: the Store API at ${STORE_API_ENDPOINT} refuses the key in STORE_API_ACCESS_TOKEN (${response.status}).`;
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '') && response.status !== 204)
    return `${hint}: at ${STORE_API_ENDPOINT} there is no Store API (${response.status}); STORE_API_ENDPOINT should end in /store-api.`;
  return undefined;
}

/** Where a build keeps what it has read: `<digest of the question>.json`. */
type CacheOptions = { folder: string; maxAgeMs: number };

/**
 * Answers of a build from its shelf while they are young, so that the next build asks only for what it does not know.
 * Only what every visitor hears is kept: nothing with a token, and nothing that belongs to a session.
 */
export function keptAnswers(
  fetchStore: FetchStore,
  who: readonly string[],
  { folder, maxAgeMs }: CacheOptions,
): FetchStore {
  let ready: Promise<void> | undefined;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/store-api/, '');
    if (maxAgeMs === 0 || !isForAll(request, path)) return fetchStore(request);
    ready ??= tidy(folder, maxAgeMs);
    await ready;
    const keyParts = [
      ...who,
      request.method,
      path + search,
      ...variantOf(request.headers),
      await request.clone().text(),
    ];
    const file = join(folder, `${createHash('sha256').update(keyParts.join('\n')).digest('hex').slice(0, 32)}.json`);
    const cached = await youngText(file, maxAgeMs);
    if (cached !== undefined) return json(cached);
    const response = await fetchStore(request);
    if (response.status !== 200) return response;
    const text = await response.text();
    await put(file, text);
    return json(text);
  };
}

const isForAll = (request: Request, path: string): boolean =>
  !request.headers.has(TOKEN_NAME) &&
  isRead(request.method, path) &&
  !/^\/(context|account|checkout|customer|order)\b/.test(path);

/** The headers that change an answer. */
const variantOf = (headers: Headers) =>
  ['sw-language-id', 'sw-include-seo-urls'].map((name) => headers.get(name) ?? '');

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

const ageMs = async (file: string) => Date.now() - (await stat(file)).mtimeMs;

async function youngText(file: string, maxAgeMs: number): Promise<string | undefined> {
  try {
    return (await ageMs(file)) <= maxAgeMs ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined; // never asked, or another build has just tidied up
  }
}

/** Under its name there is always a whole answer, whenever a build is interrupted. */
async function put(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function tidy(folder: string, maxAgeMs: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await ageMs(file).catch(() => 0)) > maxAgeMs) await rm(file, { force: true });
  }
}

/** Balancers ask every few seconds, each of several: the Shopware hears one of them in so many ms. */
const KEEP_MS = 5_000;

/** A shop whose Shopware takes longer than this for its languages is not ready, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Asks whether the Shopware answers and takes the key; null when all is well, otherwise what is wrong, in words.
 * The answer is kept for a moment, and one question serves all who ask meanwhile. Never rejects. `now` in ms, any origin.
 */
export function pulseOf(
  fetchStore: FetchStore,
  now: () => number = () => performance.now(),
): () => Promise<string | null> {
  let last: { at: number; result: Promise<string | null> } | undefined;
  return () => {
    if (!last || now() - last.at > KEEP_MS) last = { at: now(), result: feel(fetchStore) };
    return last.result;
  };
}

/** The languages are the smallest thing that a Shopware tells nobody without the key. */
async function feel(fetchStore: FetchStore): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const question = new Request('http://store.internal/store-api/language', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 1, includes: { language: ['id'] } }),
    signal,
  });
  try {
    const { status } = await fetchStore(question);
    if (signal.aborted) return `The Store API did not answer within ${PATIENCE_MS} ms.`;
    return status === 200 ? null : `The Store API answered ${status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
