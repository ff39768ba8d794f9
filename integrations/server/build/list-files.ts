import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_SITE_URL } from '#values/http.ts';
import type { ListedFile, SiteList } from './site-list.ts';

/** Files read at a time. */
const AT_ONCE = 8;

/** Every file of a release's `client` folder, as the server has to know it. */
export async function listFiles(client: string): Promise<SiteList['files']> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)));
  const files: SiteList['files'] = {};
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop())
      files[name.replaceAll(path.sep, '/')] = await describeFile(path.join(client, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return files;
}

/** One file: its type, digest and size. */
export async function describeFile(file: string): Promise<ListedFile> {
  return describeBody(await readFile(file), typeOf(file));
}

/** What the server has to know of a file with this body. */
export function describeBody(body: Buffer, type: string): ListedFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const hasSiteUrl = isText(type) && body.includes(BUILT_SITE_URL);
  return { type, digest, bytes: body.length, ...(hasSiteUrl && { hasSiteUrl }), ...goodUntil(type, body) };
}

/** A page may show several lists, each marked by GoodUntil.astro: the first day counts. */
function goodUntil(type: string, body: Buffer): Pick<ListedFile, 'goodUntil'> {
  if (!type.startsWith('text/html')) return {};
  const [day] = [...body.toString().matchAll(/ data-good-until="(\d{4}-\d{2}-\d{2})"/g)].map(([, date]) => date).sort();
  return day ? { goodUntil: day } : {};
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  wasm: 'application/wasm',
  glb: 'model/gltf-binary',
};

/** With `nosniff` a wrong type breaks a page, so what is not known is offered as a download. */
export const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Whether the content of a type is text, which compresses. */
export const isText = (type: string): boolean => /^text\/|json|xml|javascript|svg|wasm|gltf/.test(type);
