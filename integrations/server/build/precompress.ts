import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ListedFile, SiteList } from './site-list.ts';
import { typeOf } from './types.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller files fit into the first packet anyway. */
const WORTH_IT = 512;
/** Files at a time: zlib works in libuv's pool of four threads. */
const AT_ONCE = 8;

/** Lists every file of `client` and writes `.br` and `.gz` beside those that shrink. */
export async function precompress(client: string): Promise<SiteList['files']> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)));
  const files: SiteList['files'] = {};
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop())
      files[name.replaceAll(path.sep, '/')] = await prepare(path.join(client, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return files;
}

async function prepare(file: string): Promise<ListedFile> {
  const body = await readFile(file);
  const type = typeOf(file);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const known: ListedFile = { type, digest, bytes: { identity: body.length }, ...goodUntil(type, body) };
  if (!isText(type) || body.length < WORTH_IT) return known;
  const [small, common] = await Promise.all([press(body, type), gzip(body, { level: 9 })]);
  if (small.length > body.length * 0.95) return known;
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
  return { ...known, bytes: { identity: body.length, br: small.length, gzip: common.length } };
}

/** A page may show several lists, each marked by GoodUntil.astro: the first day counts. */
function goodUntil(type: string, body: Buffer): Pick<ListedFile, 'goodUntil'> {
  if (!type.startsWith('text/html')) return {};
  const [day] = [...body.toString().matchAll(/ data-good-until="(\d{4}-\d{2}-\d{2})"/g)]
    .map(([, found]) => found)
    .sort();
  return day ? { goodUntil: day } : {};
}

const isText = (type: string) => /^text\/|json|xml|javascript|svg|wasm|gltf/.test(type);

/** What a server sends before it hears from the browser (RFC 6928: ten packets); a page within it is there at once. */
const FIRST_FLIGHT = 14 * 1024;
const PAGE_QUALITY = 9;
const BEST_QUALITY = 11;

/** Best for what every page shares; pages are many, and each step above 9 multiplies the time for a few per cent. */
async function press(body: Buffer, type: string): Promise<Buffer> {
  if (!type.startsWith('text/html')) return brotli(body, brotliAt(BEST_QUALITY, body));
  const page = await brotli(body, brotliAt(PAGE_QUALITY, body));
  return page.length > FIRST_FLIGHT ? brotli(body, brotliAt(BEST_QUALITY, body)) : page;
}

const brotliAt = (quality: number, body: Buffer): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
