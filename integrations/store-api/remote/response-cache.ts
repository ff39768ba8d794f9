import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { FetchStore } from './proxy.ts';
import { isRead } from './reads.ts';

/** Where a build keeps what it has read: `<digest of the question>.json`. */
export type CacheOptions = { folder: string; maxAgeMs: number };

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
    const keyParts = [...who, request.method, path + search, ...heard(request.headers), await request.clone().text()];
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
const heard = (headers: Headers) => ['sw-language-id', 'sw-include-seo-urls'].map((name) => headers.get(name) ?? '');

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
